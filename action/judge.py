"""Judges the contracts of a repository in a workflow of GitHub, and tells a pull request.

`contractual` says what is wrong; here is what only GitHub has: the event, the label, the comment. `action.yml` sets the
environment. The verdict does not depend on the comment: where the API refuses or hangs, there is a warning and nothing else.

Exit codes: 0 clean or accepted, 1 findings, 2 the tool could not work.
"""

import json
import os
import posixpath
import re
import subprocess
import sys
import threading
import urllib.error
import urllib.request

# Rules of `check` that say what `diff` says of the base branch: callers are broken.
ACCEPTABLE = {"release-broken"}

# Characters of a comment that GitHub takes, less some for what stands around the difference.
ROOM = 64_000

# People and programs whose comment is believed to be ours. Anybody can write the marker.
TRUSTED = {"OWNER", "MEMBER", "COLLABORATOR"}


class Unable(Exception):
    """A command could not work. It has said why."""


def main():
    # No program that is started here needs it.
    token = os.environ.pop("TOKEN", "").strip()
    event = read_json(os.environ["GITHUB_EVENT_PATH"])
    pull = event.get("pull_request")
    label = os.environ["LABEL"]
    is_accepted = pull is not None and label in [each["name"] for each in pull["labels"]]
    base = base_of(pull)

    drift = check(is_accepted)
    is_breaking, waivers = False, ""
    if base is None:
        print("No pull request and no `base`: nothing is compared with another revision.")
    else:
        is_breaking = annotate("diff", "--base", base, accepts=lambda rule: is_accepted) == 1
        if is_accepted and (is_breaking or drift & ACCEPTABLE):
            reason = f"Accepted by the label `{label}` of {pull['html_url']}."
            waivers = contractual("diff", "--base", base, "--print-waivers", "--reason", reason).stdout
            tell_waivers(waivers)
        report = report_of(contractual("diff", "--base", base, "--format", "markdown").stdout, is_breaking, label, waivers)
        append("GITHUB_STEP_SUMMARY", report)
        if pull is not None and os.environ["COMMENT"] == "true":
            Comment(token, pull, report, is_needed=is_breaking).write_in_time()

    is_failing = bool(drift - ACCEPTABLE) if is_accepted else bool(drift) or is_breaking
    verdict = "findings" if is_failing else "accepted" if drift or is_breaking else "clean"
    append("GITHUB_OUTPUT", f"verdict={verdict}\n")
    return 1 if is_failing else 0


def check(is_accepted):
    """Rules that fail in `check`, which lints, too."""
    if os.environ["SARIF"] == "true":
        write_sarif(contractual("check", "--format", "sarif").stdout)
    if annotate("check", accepts=lambda rule: is_accepted and rule in ACCEPTABLE) == 0:
        return set()
    findings = json.loads(contractual("check", "--format", "json").stdout)["findings"]
    failing = {finding["rule"] for finding in findings if finding["level"] in ("error", "warning")}
    if not failing:
        raise Unable("`contractual check` fails and has no finding")
    return failing


def annotate(*arguments, accepts):
    """Runs a command and hands its annotations on, at paths from the repository's root. Returns its exit code."""
    ended = contractual(*arguments, "--format", "github")
    for line in ended.stdout.splitlines():
        line = re.sub(r"^(::\w+ file=)([^,]*)", lambda it: it[1] + from_root(it[2]), line)
        error = re.match(r"::error .*?title=([\w-]+)", line)
        # What is accepted is still worth reading.
        print(line.replace("::error ", "::warning ", 1) if error and accepts(error[1]) else line)
    return ended.returncode


def write_sarif(text):
    log = json.loads(text)
    for place in places(log):
        place["uri"] = from_root(place["uri"])
    path = os.path.join(os.environ["RUNNER_TEMP"], "contractual.sarif")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(log, file)
    append("GITHUB_OUTPUT", f"sarif={path}\n")


def places(value):
    """Every `artifactLocation` of a log."""
    if isinstance(value, dict):
        if "uri" in value.get("artifactLocation", {}):
            yield value["artifactLocation"]
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from places(each)


def from_root(path):
    """A path of the working directory as the repository has it; a file of a revision stays what it is."""
    if re.match("git(:|%3A)", path):
        return path
    folder = os.path.relpath(os.getcwd(), os.path.realpath(os.environ["GITHUB_WORKSPACE"]))
    return posixpath.normpath(posixpath.join(folder, path))


def base_of(pull):
    """The revision that documents are compared with, or nothing."""
    if os.environ["BASE"] or pull is None:
        return os.environ["BASE"] or None
    branch = pull["base"]["ref"]
    remote = f"origin/{branch}"
    if git("rev-parse", "--verify", "--quiet", f"{remote}^{{commit}}").returncode != 0:
        # A checkout has one commit unless it asks for more.
        fetched = git("fetch", "--quiet", "--no-tags", "--depth=1", "origin", f"+refs/heads/{branch}:refs/remotes/{remote}")
        if fetched.returncode != 0:
            raise Unable(f"cannot fetch the base branch `{branch}`; check out with `fetch-depth: 0`, or name `base`")
    # What the branch has got since is no change of this pull request.
    left = git("merge-base", "HEAD", remote)
    return git("rev-parse", "--short", left.stdout.strip()).stdout.strip() if left.returncode == 0 else remote


def tell_waivers(waivers):
    if waivers:
        print(f"Accepted by the label. To keep it accepted without, commit:\n\n{waivers}")
    else:
        print("Accepted by the label. Nothing that was released is broken: there is no waiver to commit.")


def report_of(difference, is_breaking, label, waivers):
    """What the comment and the summary say."""
    text = difference
    if waivers:
        text += f"\nAccepted by the label `{label}`. To keep it accepted without, commit:\n\n```toml\n{waivers}```\n"
    elif is_breaking:
        text += f"\nThe label `{label}` accepts this.\n"
    return text


class Comment:
    """The one comment of a pull request, found again by its marker."""

    def __init__(self, token, pull, report, is_needed):
        self.token = token
        self.number = pull["number"]
        self.is_needed = is_needed
        self.issues = f"{os.environ['GITHUB_API_URL']}/repos/{os.environ['GITHUB_REPOSITORY']}/issues"
        # Two folders of a repository have a comment each.
        self.marker = f"<!-- contractual: {from_root('.')} -->"
        if len(report) > ROOM:
            report = "The difference is too long for a comment; it stands in the summary of the run.\n"
        self.body = f"{self.marker}\n{report}"
        self.fault = f"the API did not answer in {seconds():g} s"

    def write_in_time(self):
        """Writes it, or says in a warning why not. A thread that hangs ends with the program."""
        writing = threading.Thread(target=self.try_to_write, daemon=True)
        writing.start()
        writing.join(seconds())
        if self.fault:
            warn(f"The comment was not written: {self.fault}.")

    def try_to_write(self):
        # Messages of other errors may hold the header with the token.
        try:
            self.write()
            self.fault = ""
        except urllib.error.HTTPError as error:
            help = "; give the job `pull-requests: write`, which a fork's token never has" if error.code in (401, 403) else ""
            self.fault = f"the API answered {error.code}{help}"
        except urllib.error.URLError as error:
            self.fault = f"the API cannot be reached: {error.reason}"
        except Exception as error:
            self.fault = f"the API was not understood ({type(error).__name__})"

    def write(self):
        known = self.find()
        if known is not None:
            self.ask("PATCH", f"{self.issues}/comments/{known['id']}", {"body": self.body})
        elif self.is_needed:
            self.ask("POST", f"{self.issues}/{self.number}/comments", {"body": self.body})

    def find(self):
        page = 1
        while True:
            comments = self.ask("GET", f"{self.issues}/{self.number}/comments?per_page=100&page={page}")
            for comment in comments:
                is_trusted = comment["user"]["type"] == "Bot" or comment["author_association"] in TRUSTED
                if is_trusted and comment["body"].startswith(self.marker):
                    return comment
            if len(comments) < 100:
                return None
            page += 1

    def ask(self, method, url, body=None):
        headers = {"Authorization": f"Bearer {self.token}", "Accept": "application/vnd.github+json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data=data, headers=headers, method=method)
        with urllib.request.build_opener(NoRedirect).open(request) as answer:
            return json.load(answer)


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """Refuses to take the token to another address."""

    def redirect_request(self, *_):
        return None


def seconds():
    """Seconds that the API is given in all."""
    return float(os.environ.get("CONTRACTUAL_API_SECONDS", "30"))


def contractual(*arguments):
    """Runs the tool. What it says on standard error is for the log."""
    ended = subprocess.run(["contractual", *arguments], stdout=subprocess.PIPE, encoding="utf-8", check=False)
    if ended.returncode not in (0, 1):
        raise Unable(f"`contractual {arguments[0]}` could not work; the log says why")
    return ended


def git(*arguments):
    return subprocess.run(["git", *arguments], stdout=subprocess.PIPE, encoding="utf-8", check=False)


def warn(message):
    print(f"::warning title=contractual::{message}")


def append(variable, text):
    with open(os.environ[variable], "a", encoding="utf-8") as file:
        file.write(text)


def read_json(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


if __name__ == "__main__":
    # Lines of this program and of those that it starts stay in their order.
    sys.stdout.reconfigure(line_buffering=True, encoding="utf-8")
    try:
        sys.exit(main())
    except Unable as unable:
        print(f"::error title=contractual::{unable}")
        sys.exit(2)

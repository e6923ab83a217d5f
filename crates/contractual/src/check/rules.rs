//! The gate's own rules: what has drifted. What is wrong with a document itself is `contract`'s and the generators' to say, and what
//! a running server does otherwise `contract_testing`'s.

contract::rules! { pub Drift;

DOCUMENT_NOT_LISTED = "document-not-listed", Error {
    "A document stands beside a configured one, and `contractual.toml` does not name it."
    why: "It looks like a contract, and nothing holds it to anything."
    remedy: "Add a `[[document]]` with its path to `contractual.toml`, or put the file elsewhere."
    words: "`spec/partners.yaml` is there, and `contractual.toml` names `spec/service.yaml` alone."
}

GENERATED_FILE_STALE = "generated-file-stale", Error {
    "A generated file is not what its contract makes."
    why: "Whoever builds on it builds on another contract, or on somebody's edit that the next generation deletes."
    remedy: "Run `cargo xtask generate` and commit what it writes."
    words: "A property was added to `spec/service.yaml`, and the structs were not made anew."
}

GENERATED_FILE_MISSING = "generated-file-missing", Error {
    "A file that the contract makes is not there."
    why: "What needs it does not compile, or worse, does without it."
    remedy: "Run `cargo xtask generate` and commit what it writes."
    words: "A tag was added, and the file with its trait was not committed."
}

GENERATED_FILE_ORPHANED = "generated-file-orphaned", Error {
    "A file stands in a generated folder, and nothing makes it."
    why: "These folders belong to the machine: what stands there is taken for the contract's."
    remedy: "Run `cargo xtask generate`, which deletes it; what people write goes elsewhere."
    words: "A tag was removed, and the file with its trait stayed."
}

GENERATED_CODE_NOT_COMPILED = "generated-code-not-compiled", Error {
    "What is generated, or what stands on it, does not compile or could not be asked."
    why: "Nothing can be said of servers and clients that do not run."
    remedy: "Mend what the compiler names."
    words: "A generated struct lost a field that a handler names."
}

CONTRACT_NOT_SERVED = "contract-not-served", Error {
    "No generated server was seen that serves a contract."
    why: "A contract that nothing serves is a promise that nothing keeps."
    remedy: "Let whatever observes the servers ask it, too; in this workspace that is `tests/observed/contracts.rs`."
    words: "`spec/partners.yaml` has a mock, and nothing asks it."
}

ANSWER_NOT_HEARD = "answer-not-heard", Error {
    "A generated server does not answer an operation with a status that the contract declares."
    why: "Callers are promised an answer that cannot come."
    remedy: "Run `cargo xtask generate`."
    words: "The contract declares 404, and the mock that is asked for it answers 200."
}

ANSWER_WITHOUT_SNAPSHOT = "answer-without-snapshot", Error {
    "No snapshot shows an operation with a status that it declares."
    why: "What nobody has looked at nobody can see change."
    remedy: "Record it with `cargo insta test -p contract-tests --test it`, read it, and accept it with `cargo insta review`."
    words: "The contract got a 409, and nobody recorded how it looks on the wire."
}

ANSWER_CHANGED = "answer-changed", Error {
    "What goes over the wire is not what the snapshot shows."
    why: "Bytes are what callers see, whatever documents and types say."
    remedy: "If it is meant, record it with `cargo insta test -p contract-tests --test it` and accept it with `cargo insta review`."
    words: "A property is written in another spelling than before."
}

READING_WITHOUT_SNAPSHOT = "reading-without-snapshot", Error {
    "No snapshot shows the schema of a type of the client."
    why: "What nobody has looked at nobody can see change."
    remedy: "Record it with `cargo insta test -p contract-tests --test it`, read it, and accept it with `cargo insta review`."
    words: "The client got a type, and nobody recorded its schema."
}

READING_CHANGED = "reading-changed", Error {
    "The schema of a type of the client is not what the snapshot shows."
    why: "A client that reads or writes otherwise than before may break those who use it, though it compiles."
    remedy: "If it is meant, record it with `cargo insta test -p contract-tests --test it` and accept it with `cargo insta review`."
    words: "A property that could be absent is demanded."
}

READER_REFUSES = "reader-refuses", Error {
    "The client's types refuse a value that the contract lets the server send."
    why: "The server keeps to the contract, and its callers fail."
    remedy: "Run `cargo xtask generate`; if that changes nothing, mend the generator."
    words: "The contract allows a word more than the client's enumeration."
}

SENDER_BREAKS_CONTRACT = "sender-breaks-contract", Error {
    "The client's types let a caller send what the contract forbids."
    why: "What a type allows is sent sooner or later, and refused far from where the mistake was made."
    remedy: "Run `cargo xtask generate`; if that changes nothing, mend the generator."
    words: "The contract forbids more than 100 characters, and the client sends 200."
}

SNAPSHOT_ORPHANED = "snapshot-orphaned", Error {
    "A snapshot shows what the contract no longer has."
    why: "It looks like a promise, and nothing keeps it."
    remedy: "Delete the file."
    words: "An operation lost a status, and the snapshot of it stayed."
}

SNAPSHOT_NOT_REVIEWED = "snapshot-not-reviewed", Error {
    "A recorded snapshot waits for somebody to read it."
    why: "It is neither accepted nor refused."
    remedy: "Read it and accept or refuse it with `cargo insta review`."
    words: "`200.snap.new` stands beside `200.snap`."
}

WAIVER_IDLE = "waiver-idle", Error {
    "A waiver, or another level at a place, is not understood, matches nothing, or has expired."
    why: "A waiver that does nothing today hides something tomorrow."
    remedy: "Remove or mend it."
    words: "`spec/waivers.toml` accepts a removal, and what was removed is back."
}

RELEASE_BROKEN = "release-broken", Error {
    "A contract breaks those who use the newest release."
    why: "They were promised that it stays as it is."
    remedy: "Take it back, do it compatibly, or accept it with `cargo xtask diff --accept`."
    words: "A property that callers read is gone from an answer."
}

DOCUMENT_NOT_COMPARED = "document-not-compared", Note {
    "A document was not compared with the branch that it is merged into, or not as it is committed."
    why: "Green says nothing then of those who call it."
    remedy: "Leave it where the document is new, or on the branch itself; compare a document that was moved by `cargo xtask diff git:REV:OLD NEW`."
    words: "`api/pets.yaml` was added on this branch, and `main` has no such file."
}

RELEASE_EDITED = "release-edited", Error {
    "A released document was edited, added or removed."
    why: "Compatibility is measured against it: whoever changes it changes the measure."
    remedy: "Restore the folder from version control; a release never changes."
    words: "`spec/released/1.84/service.yaml` has another checksum than `SHA256SUMS` says."
}

PAGE_STALE = "page-stale", Error {
    "A page is not what it is made from."
    why: "Its readers learn what is no longer so."
    remedy: "Run `cargo xtask rules` and commit what it writes."
    words: "A rule got another title, and `docs/rules.md` shows the old one."
}

COMMAND_UNKNOWN = "command-unknown", Error {
    "A page shows a command that does not exist."
    why: "The first thing that a newcomer types fails."
    remedy: "Write the command as `cargo xtask --help` shows it."
    words: "`README.md` shows `cargo xtask generate --verify`; it is called `--check`."
}

DEPENDENCY_FORBIDDEN = "dependency-forbidden", Error {
    "A crate depends on another that it must not know."
    why: "The generator must build when its output does not, and two readings that share code cannot check each other."
    remedy: "Take the dependency out, or change the invariant in `ARCHITECTURE.md` and in the gate together."
    words: "`xtask` depends on `api`."
}

SOURCE_UNTIDY = "source-untidy", Error {
    "A source file does not say what it is for, is too long, or leaves something undone without an issue."
    why: "A stranger should understand in a minute why a file exists."
    remedy: "Begin it with `//!`, split it by concept, give the issue's number."
    words: "A module begins with `use` rather than with a sentence about itself."
}

FILE_WRITTEN_ELSEWHERE = "file-written-elsewhere", Error {
    "A crate that must be pure writes files."
    why: "`xtask` alone writes files, so that one place decides what is whole and what is left alone."
    remedy: "Return the text and let `xtask` write it."
    words: "`stubgen` calls `fs::write`."
}
}

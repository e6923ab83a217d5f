//! Paths in, operations and captures out.

use poem::http::Method;

use super::{Route, Router};

const GET: Method = Method::GET;

static ROUTES: &[Route] = &[
    Route { path: "/", operations: &[(GET, 0)] },
    Route { path: "/pets", operations: &[(GET, 1), (Method::POST, 2)] },
    Route { path: "/pets/{id}", operations: &[(GET, 3)] },
    Route { path: "/pets/{other}", operations: &[(Method::DELETE, 4), (GET, 99)] },
    Route { path: "/pets/mine", operations: &[(GET, 5)] },
    Route { path: "/pets/mine/{toy}/new", operations: &[(GET, 6)] },
    Route { path: "/pets/{id}/{toy}/old", operations: &[(GET, 7)] },
    Route { path: "/pets/", operations: &[(Method::PUT, 8)] },
    Route { path: "/files/{name}.{extension}", operations: &[(GET, 9)] },
    Route { path: "/files/{name}", operations: &[(GET, 10)] },
    Route { path: "/files/{name}:cancel", operations: &[(Method::POST, 11)] },
    Route { path: "/report-{year}-{month}", operations: &[(GET, 12)] },
    Route { path: "/a/{b}/c/{d}/e/{f}/g/{h}/i/{j}/k/{l}/m/{n}", operations: &[(GET, 13)] },
    Route { path: "/café/menu do dia", operations: &[(GET, 14)] },
    Route { path: "/x#action=y", operations: &[(GET, 15)] },
    Route { path: "/x?y=z", operations: &[(GET, 16)] },
    Route { path: "no-slash", operations: &[(GET, 17)] },
    Route { path: "/open{brace", operations: &[(GET, 18)] },
    Route { path: "/{}{}/}", operations: &[(GET, 19)] },
    Route { path: "", operations: &[(Method::TRACE, 20)] },
    Route { path: "/head", operations: &[(Method::HEAD, 21), (GET, 22)] },
    Route { path: "/users/@me", operations: &[(GET, 23)] },
];

/// `operation [captures]`, or the reason.
fn find(method: &Method, path: &str) -> String {
    match Router::new(ROUTES, &[]).find(method, path, "") {
        Ok(found) => {
            let captures: Vec<&str> = (0..found.captures.len()).map(|idx| found.captures.get(path, idx)).collect();
            format!("{} {captures:?}", found.operation)
        }
        Err(reason) => reason.to_string(),
    }
}

#[test]
fn paths_lead_to_operations() {
    let cases = [
        ("/", "0 []"),
        ("/pets", "1 []"),
        ("/pets/5", r#"3 ["5"]"#),
        ("/pets/mine", "5 []"),
        ("/pets/%6Dine", "5 []"),
        ("/pets/MINE", r#"3 ["MINE"]"#),
        ("/pets/mine/ball/new", r#"6 ["ball"]"#),
        // What is written out goes first, and is left again when it leads nowhere.
        ("/pets/mine/ball/old", r#"7 ["mine", "ball"]"#),
        ("/pets/a%2Fb", r#"3 ["a%2Fb"]"#),
        ("/pets/..", r#"3 [".."]"#),
        ("/files/a.txt", r#"9 ["a", "txt"]"#),
        ("/files/a.b.txt", r#"9 ["a.b", "txt"]"#),
        ("/files/a", r#"10 ["a"]"#),
        ("/files/.txt", r#"10 [".txt"]"#),
        ("/files/a.", r#"10 ["a."]"#),
        ("/files/a%2Etxt", r#"9 ["a", "txt"]"#),
        ("/report-2024-05", r#"12 ["2024", "05"]"#),
        ("/report-a-b-c", r#"12 ["a-b", "c"]"#),
        ("/a/1/c/2/e/3/g/4/i/5/k/6/m/7", r#"13 ["1", "2", "3", "4", "5", "6", "7"]"#),
        ("/caf%C3%A9/menu%20do%20dia", "14 []"),
        ("/no-slash", "17 []"),
        ("/users/@me", "23 []"),
        ("/users/%40me", "23 []"),
        ("/ab/}", r#"19 ["a", "b"]"#),
        ("/é€/}", r#"19 ["é", "€"]"#),
        ("/%C3%A9%E2%82%AC/}", r#"19 ["%C3%A9", "%E2%82%AC"]"#),
        ("/files/%2E%2Ex", r#"9 ["%2E", "x"]"#),
        ("/report-%2D-%2D1", r#"12 ["%2D-", "1"]"#),
    ];
    for (path, expected) in cases {
        assert_eq!(find(&GET, path), expected, "{path}");
    }
}

#[test]
fn other_paths_are_unknown() {
    let paths = [
        "",
        "*",
        "//",
        "//pets",
        "/pets//",
        "/PETS",
        "/pets/5/",
        "/pets/5/6",
        "/files/",
        "/report-2024",
        "/report--",
        "/x",
        "/report-2024-",
        "/report--05",
        "/a/1/c/2/e/3/g/4/i/5/k/6/m/",
        "/a/1/c",
        "/ /pets",
        "/pets;x",
        "/%2F",
        "/pets%2F5",
    ];
    for path in paths {
        assert_eq!(find(&GET, path), "there is nothing at this path", "{path:?}");
    }
}

#[test]
fn broken_escapes_are_told() {
    for path in ["/pets/%", "/pets/%4", "/pets/%zz", "/pets/%ff", "/pets/1%00", "/%"] {
        assert_eq!(find(&GET, path), "the path must be percent-encoded UTF-8 without NUL", "{path:?}");
    }
}

#[test]
fn methods_are_told() {
    let cases = [
        (Method::POST, "/pets", "2 []"),
        (Method::HEAD, "/pets", "1 []"),
        (Method::HEAD, "/head", "21 []"),
        (Method::PUT, "/pets/", "8 []"),
        (Method::DELETE, "/pets/5", r#"4 ["5"]"#),
        (Method::POST, "/files/x:cancel", r#"11 ["x"]"#),
        // An escaped delimiter is data, here of the name.
        (Method::POST, "/files/x%3Acancel", "this path knows only GET, HEAD"),
        (Method::DELETE, "/pets", "this path knows only GET, POST, HEAD"),
        (Method::OPTIONS, "/pets", "this path knows only GET, POST, HEAD"),
        // `/pets/mine` is itself, not a pet with that id.
        (Method::DELETE, "/pets/mine", "this path knows only GET, HEAD"),
        (Method::GET, "/pets/", "this path knows only PUT"),
        (Method::HEAD, "/pets/", "this path knows only PUT"),
        (Method::from_bytes(b"BREW").unwrap(), "/head", "this path knows only HEAD, GET"),
    ];
    for (method, path, expected) in cases {
        assert_eq!(find(&method, path), expected, "{method} {path}");
    }
}

#[test]
fn a_base_path_is_stepped_over() {
    let router = Router::new(ROUTES, &[]);
    let path = "/api/pets/5";
    let found = router.find(&GET, path, "/api").unwrap();
    assert_eq!((found.operation, found.captures.get(path, 0)), (3, "5"));
    for base_path in ["/", "/ap", "/api/", "/api/pets/5", "/api/pets/5/6", "/other"] {
        assert!(router.find(&GET, path, base_path).is_err(), "{base_path}");
    }
}

//! Rules that a running server is held to.

contract::rules! { pub Drift;

SERVER_STRICTER = "server-stricter", Error {
    "The running server refuses or leaves out what the contract promises."
    why: "Callers who keep to the contract are turned away."
    remedy: "Generate the server anew, or mend whichever of the two is wrong."
    words: "The contract allows 200 characters, and the document that the server serves 100."
}

SERVER_LOOSER = "server-looser", Error {
    "The running server takes or sends what the contract does not know."
    why: "Callers come to rely on what nobody promised."
    remedy: "Generate the server anew, or mend whichever of the two is wrong."
    words: "The contract lost a status, and the document that the server serves still has it."
}

SERVER_DIFFERENT = "server-different", Error {
    "The running server's document says something else than the contract."
    why: "What a comparison of values does not look at differs all the same: names of operations, who may call them."
    remedy: "Generate the server anew, or mend whichever of the two is wrong."
    words: "The contract demands a token for an operation, and the served document does not."
}

ANSWER_UNDECLARED = "answer-undeclared", Error {
    "A server answers with a status, a media type or a body that the contract does not declare."
    why: "No caller is prepared for it."
    remedy: "Answer with what is declared, or declare it."
    words: "`GET /pets` answers 500, and the contract declares 200 and 404."
}

ANSWER_UNFIT = "answer-unfit", Error {
    "A header or the body of an answer does not fit what the contract says of it."
    why: "Callers who trust the contract cannot read it."
    remedy: "Answer as it is declared, or mend the contract where the server is right."
    words: "`name` is a number in the answer, and a text in the contract."
}
}

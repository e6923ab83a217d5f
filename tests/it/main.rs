//! All that crosses crates, in one test binary.

mod architecture;
mod client;
mod declarations;
mod documents;
mod fire;
mod gate;
mod interface;
mod locks;
mod recipes;
mod released;
mod round_trip;
mod served;
mod stubs;
mod value_sets;
mod words;
mod workshop;

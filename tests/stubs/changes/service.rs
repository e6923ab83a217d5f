//! A kennel, as a team writes it on the stubs of `kennel.yaml`.

use crate::{AddDogResponse, Dog, DogsApi, Errors404, ListDogsResponse, NewDog, ReadDogResponse};

/// One dog, and room for one more.
#[derive(Debug)]
pub struct Kennel;

impl DogsApi for Kennel {
    async fn list_dogs(&self, limit: Option<i32>) -> ListDogsResponse {
        let n_dogs = usize::from(limit != Some(0));
        ListDogsResponse::Ok(vec![rex(); n_dogs])
    }

    async fn add_dog(&self, body: NewDog) -> AddDogResponse {
        if body.title == "Rex" {
            return AddDogResponse::Accepted;
        }
        AddDogResponse::Created(Dog { id: 2, name: body.title })
    }

    async fn read_dog(&self, id: i64) -> Result<ReadDogResponse, Errors404> {
        let dog = rex();
        if dog.id == id { Ok(ReadDogResponse::Ok(dog)) } else { Err(Errors404::NotFound("no such dog".to_owned())) }
    }
}

fn rex() -> Dog {
    Dog { id: 1, name: "Rex".to_owned() }
}

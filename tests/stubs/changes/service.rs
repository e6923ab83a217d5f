//! A kennel, as a team writes it on the stubs of `kennel.yaml`.

use crate::runtime::Context;
use crate::{AddDogError, AddDogResponse, Dog, DogsApi, ListDogsError, NewDog, NotFound, ReadDogError};

/// One dog, and room for one more.
#[derive(Debug)]
pub struct Kennel;

impl DogsApi for Kennel {
    async fn list_dogs(&self, _: Context<'_>, limit: Option<i32>) -> Result<Vec<Dog>, ListDogsError> {
        let n_dogs = usize::from(limit != Some(0));
        Ok(vec![rex(); n_dogs])
    }

    async fn add_dog(&self, _: Context<'_>, body: NewDog) -> Result<AddDogResponse, AddDogError> {
        if body.title == "Rex" {
            return Ok(AddDogResponse::Accepted);
        }
        Ok(AddDogResponse::Created(Dog { id: 2, name: body.title }))
    }

    async fn read_dog(&self, _: Context<'_>, id: i64) -> Result<Dog, ReadDogError> {
        let dog = rex();
        if dog.id == id { Ok(dog) } else { Err(NotFound("no such dog".to_owned()).into()) }
    }
}

fn rex() -> Dog {
    Dog { id: 1, name: "Rex".to_owned() }
}

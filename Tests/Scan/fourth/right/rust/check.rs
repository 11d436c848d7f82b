use subtle::ConstantTimeEq;

#[derive(Debug, PartialEq)]
pub enum NonceError {
    NotBegun,
    Missing,
    Different,
}

pub fn check(claimed: Option<&str>, expected: Option<&str>) -> Result<(), NonceError> {
    let expected = expected.filter(|e| !e.is_empty()).ok_or(NonceError::NotBegun)?;
    let claimed = claimed.ok_or(NonceError::Missing)?;
    if bool::from(claimed.as_bytes().ct_eq(expected.as_bytes())) {
        Ok(())
    } else {
        Err(NonceError::Different)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_equals_nothing_is_refused() {
        assert_eq!(check(None, None), Err(NonceError::NotBegun));
    }
}

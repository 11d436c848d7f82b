"""Why joserfc refused a token, in the suite's words; Authlib raises the same errors."""
from joserfc import errors

SIGNATURE = (errors.BadSignatureError, errors.InvalidKeyIdError, errors.KeyParameterError,
             errors.UnsupportedAlgorithmError, errors.ConflictAlgorithmError,
             errors.MissingAlgorithmError, errors.MissingCritHeaderError,
             errors.InvalidHeaderValueError)
WRONG = {"iss": "wrongIssuer", "aud": "wrongAudience", "azp": "wrongAudience",
         "exp": "malformedToken", "iat": "notYetValid", "nbf": "notYetValid"}
MISSING = WRONG | {"iat": "malformedToken", "nbf": "malformedToken", "nonce": "nonceMissing"}


def reason(error):
    """The reason of a `JoseError`; None where it leaves several."""
    if isinstance(error, errors.UnsupportedHeaderError):
        return None
    if isinstance(error, errors.ExpiredTokenError):
        return "expired"
    if isinstance(error, errors.MissingClaimError):
        # Of several missing claims the first counts.
        return MISSING.get(error.claim.split(",")[0])
    if isinstance(error, errors.InvalidClaimError):
        return "malformedToken" if "NumericDate" in str(error) else WRONG.get(error.claim)
    return "badSignature" if isinstance(error, SIGNATURE) else "malformedToken"

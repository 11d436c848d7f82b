"""Login with an id_token."""


async def redeem(id_token, nonce):
    if used.contains(nonce):
        raise Refused("used")
    claims = await verify(id_token, nonce)
    used.add(nonce)
    return claims

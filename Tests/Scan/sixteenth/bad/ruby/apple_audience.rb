# Verifies what Apple signs: https://appleid.apple.com/auth/keys
def apple_user(identity_token, key)
  claims, = JWT.decode(identity_token, key, true, algorithm: 'RS256', iss: 'https://appleid.apple.com', verify_iss: true)
  claims['sub']
end

const client = require('openid-client');

module.exports = async function oidcRoutes(fastify) {
  const config = await client.discovery(
    new URL(process.env.OIDC_ISSUER),
    process.env.OIDC_CLIENT_ID,
    process.env.OIDC_CLIENT_SECRET,
  );

  fastify.get('/login', async (request, reply) => {
    const attempt = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    request.session.set('attempt', attempt);
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: `${process.env.BASE_URL}/callback`,
      scope: 'openid email',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    });
    return reply.redirect(url.href);
  });

  fastify.get('/callback', async (request, reply) => {
    const attempt = request.session.get('attempt');
    request.session.set('attempt', undefined);
    if (!attempt) return reply.code(400).send();
    const tokens = await client.authorizationCodeGrant(config, new URL(request.url, process.env.BASE_URL), {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    });
    request.session.set('sub', tokens.claims().sub);
    return reply.redirect('/');
  });
};

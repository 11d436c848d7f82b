const { Issuer, generators } = require('openid-client');
const Router = require('@koa/router');

const router = new Router({ prefix: '/login' });
const nonce = generators.nonce();

let clientPromise;
function getClient() {
  clientPromise ??= Issuer.discover(process.env.OIDC_ISSUER).then(
    (issuer) =>
      new issuer.Client({
        client_id: process.env.OIDC_CLIENT_ID,
        client_secret: process.env.OIDC_CLIENT_SECRET,
        redirect_uris: [`${process.env.BASE_URL}/login/callback`],
        response_types: ['code'],
      }),
  );
  return clientPromise;
}

router.get('/', async (ctx) => {
  const client = await getClient();
  const state = generators.state();
  ctx.session.state = state;
  ctx.redirect(client.authorizationUrl({ scope: 'openid email', state, nonce }));
});

router.get('/callback', async (ctx) => {
  const client = await getClient();
  const params = client.callbackParams(ctx.req);
  const tokenSet = await client.callback(`${process.env.BASE_URL}/login/callback`, params, {
    state: ctx.session.state,
    nonce,
  });
  ctx.session.userId = tokenSet.claims().sub;
  ctx.redirect('/');
});

module.exports = router;

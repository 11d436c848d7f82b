const { v1 } = require('uuid');
const { URLSearchParams } = require('url');

// lambda/login-link: behind API Gateway, returns the URL that the kiosk shows as a QR code

const { ISSUER, CLIENT_ID, CALLBACK } = process.env;

async function saveAttempt(db, attempt) {
  await db.put({
    TableName: 'login-attempts',
    Item: { ...attempt, ttl: Math.floor(Date.now() / 1000) + 600 },
  }).promise();
}

exports.handler = async (event, { db }) => {
  const kiosk = event.pathParameters && event.pathParameters.kiosk;
  if (!kiosk) {
    return { statusCode: 400, body: 'kiosk is missing' };
  }

  const nonce = v1();
  await saveAttempt(db, { kiosk, nonce });

  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid',
    nonce,
  });
  return {
    statusCode: 200,
    body: JSON.stringify({ url: `${ISSUER}/authorize?${query}` }),
  };
};

const request = require('supertest');
const app = require('../app');
const { signTestToken } = require('./helpers/tokens');

const FIXED_NONCE = 'test-nonce-1';

describe('POST /login/apple', () => {
  it('accepts a token of the attempt', async () => {
    const agent = request.agent(app);
    const { body } = await agent.post('/login/apple/start').expect(200);
    const idToken = await signTestToken({ nonce: body.nonce, sub: `user-${Date.now()}` });
    await agent.post('/login/apple').send({ idToken }).expect(200);
  });

  it('rejects a token of another attempt', async () => {
    const agent = request.agent(app);
    await agent.post('/login/apple/start').expect(200);
    const idToken = await signTestToken({ nonce: FIXED_NONCE, sub: 'user-2' });
    await agent.post('/login/apple').send({ idToken }).expect(401);
  });
});

const { makeNonce } = require('./nonce');

describe('makeNonce', () => {
  it('does not call Math.random', () => {
    const spy = jest.spyOn(Math, 'random').mockReturnValue(0.5);
    makeNonce();
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });

  it.each([1, 8, 32, 64])('draws %d letters', (n) => {
    expect(makeNonce(n)).toHaveLength(n);
  });
});

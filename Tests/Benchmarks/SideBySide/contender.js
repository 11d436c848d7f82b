// What a Node server would use; speaks the protocol of swift-contenders.
const crypto = require('crypto')
const readline = require('readline')

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._'
const text = 'W0.zA1_yB2-xC3wD4vE5uF6tG7sH8rI9'
const bytes = Buffer.from(text)
const mebibyte = Buffer.alloc(1 << 20, 'Z')
const digest = crypto.createHash('sha256').update(bytes).digest()

function nonce() {
  let letters = ''
  for (let index = 0; index < 32; index++) letters += alphabet[crypto.randomInt(65)]
  return letters
}

const work = {
  'sha-32': () => crypto.createHash('sha256').update(bytes).digest(),
  'sha-32-text': () => crypto.createHash('sha256').update(text).digest(),
  'sha-1m': () => crypto.createHash('sha256').update(mebibyte).digest(),
  nonce,
  hex: () => digest.toString('hex'),
  all: () => crypto.createHash('sha256').update(nonce()).digest('hex'),
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const [, task, count] = line.split(' ')
  const start = process.cpuUsage()
  for (let index = 0; index < Number(count); index++) work[task]()
  const used = process.cpuUsage(start)
  console.log((used.user + used.system) * 1000)
})

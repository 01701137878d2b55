// Sends logins at a fixed pace, each from an address of its own, and tells what they were answered: `node flood-logins.mjs <url> <a second> <seconds>`.
import { request } from 'node:http'

const [url, pace, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])]
const count = pace * seconds
const answers = []
const began = performance.now()

for (let n = 0; n < count; n += 1) {
  const due = began + (n * 1000) / pace
  await new Promise((go) => setTimeout(go, Math.max(0, due - performance.now())))
  answers.push(logIn(n))
}
console.log(JSON.stringify(await Promise.all(answers)))

function logIn(n) {
  const body = JSON.stringify({ email: `m${n}@exemple.test`, password: 'pas le bon mot de passe' })
  const headers = { idSite: '1', 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  // The whole of 127.0.0.0/8 is this machine.
  const localAddress = `127.1.${n >> 8}.${n & 255}`
  return new Promise((answered, failed) => {
    const sent = request(`${url}/api/login`, { method: 'POST', headers, localAddress, agent: false }, (response) => {
      response.resume()
      response.on('end', () => answered([response.statusCode, response.headers['retry-after'] ?? null]))
    })
    sent.on('error', failed)
    sent.end(body)
  })
}

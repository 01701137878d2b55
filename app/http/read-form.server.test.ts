import { expect, test } from 'vitest'
import { readForm } from './read-form.server.ts'
import { findUploads } from './read-uploads.server.ts'

const many = 100_000

const post = (type: string, body: string) =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } })
const partOf = (name: string, text: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
const multipart = (parts: string) => post('multipart/form-data; boundary=b', `${parts}--b--\r\n`)

test('a form is read in the order of its fields, whichever way it was sent', async () => {
  const sent = [
    await readForm(post('application/x-www-form-urlencoded;charset=UTF-8', 'a=1&b=d%C3%A9j%C3%A0+vu&&a=2')),
    await readForm(multipart(partOf('a', '1') + partOf('b', 'déjà vu') + partOf('a', '2'))),
  ]
  for (const form of sent) {
    expect([...form]).toEqual([
      ['a', '1'],
      ['b', 'déjà vu'],
      ['a', '2'],
    ])
  }
})

test.each([
  ['as a line', () => post('application/x-www-form-urlencoded', 'a=1&'.repeat(many))],
  ['in parts', () => multipart(partOf('a', '1').repeat(many))],
])('a form of more fields than any form has is refused %s, and not read to its end', async (_how, form) => {
  const before = performance.now()
  await expect(readForm(form())).rejects.toMatchObject({
    data: { message: 'L’envoi est trop volumineux.' },
    init: { status: 413 },
  })
  expect(await findUploads(form())).toMatchObject({ ok: false, error: { code: 'too_large' } })
  expect(performance.now() - before).toBeLessThan(5000)
})

test.each(['application/json', 'Application/X-WWW-Form-Urlencoded', 'text/plain'])('a body of %s is no form', async (type) => {
  await expect(readForm(post(type, 'a=1'))).rejects.toMatchObject({ init: { status: 400 } })
  expect(await findUploads(post(type, 'a=1'))).toMatchObject({ ok: false, error: { code: 'unreadable' } })
})

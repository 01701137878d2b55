import { expect, test } from 'vitest'
import { isPublic } from './net/open-net.ts'
import { openWebhooks } from './webhooks.ts'

test('only addresses of the open net are called, in whatever way they are written', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::',
    '2001:2::1',
    '2001:20::1',
    '3fff::1',
    '64:ff9b::a00:1',
    'not an address',
    '',
  ]
  for (const address of inside) expect([address, isPublic(address)]).toEqual([address, false])
  for (const address of ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])
    expect([address, isPublic(address)]).toEqual([address, true])
})

test('this very machine is called on a trial alone, and over https everywhere else', async () => {
  const message = { headers: {}, body: '{}' }
  const strict = openWebhooks({ allowsLoopback: false })
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '0x7f000001', '2130706433', '017700000001', '[::ffff:127.0.0.1]']
  for (const host of hosts) {
    await expect(strict.send({ url: `https://${host}:1/`, ...message }), host).rejects.toThrow('not an address of the open net')
  }
  const atHome = openWebhooks({ allowsLoopback: true })
  await expect(atHome.send({ url: 'http://1.1.1.1/', ...message })).rejects.toThrow('not https')
  await expect(atHome.send({ url: 'http://169.254.169.254/', ...message })).rejects.toThrow('not an address of the open net')
})

import { describe, expect, test } from 'vitest'
import { findUrlFault } from '../../platform/web/page-url.ts'
import { type LinkType, readLink } from './menu-link.ts'

const good: [LinkType, string, string][] = [
  ['PAGE', '/le-domaine', '/le-domaine'],
  ['URL', 'https://exemple.fr/a?b=1', 'https://exemple.fr/a?b=1'],
  ['FILE', '/images/tarif.pdf', '/images/tarif.pdf'],
  ['MAIL', 'bonjour@exemple.fr', 'mailto:bonjour@exemple.fr'],
  ['PHONE', '03 53 01 24 68', 'tel:0353012468'],
  ['PHONE', '+33 (0)3 53 01 24 68', 'tel:+33353012468'],
]

test.each(good)('[E-01] a menu link of type %s to %s leads to %s', (type, url, href) => {
  expect(readLink({ type, url, jsCode: '' })?.href).toBe(href)
})

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  ' /x',
  '/x"y',
  'http://a.fr',
  'a@b.fr?bcc=c@d.fr',
  'vbscript:x',
  '',
]

describe('threat 16: a menu entry runs nothing that an owner typed', () => {
  test.each<LinkType>(['PAGE', 'URL', 'FILE', 'MAIL', 'PHONE'])('as a %s', (type) => {
    for (const url of hostile) expect(readLink({ type, url, jsCode: url }), url).toBeUndefined()
  })

  test('but the actions of the catalogue, by their names', () => {
    expect(readLink({ type: 'JS', url: '', jsCode: 'open-cookies' })).toEqual({ href: '/cookies', action: 'open-cookies' })
    for (const jsCode of ['alert(1)', 'toString', '__proto__', 'constructor', 'print()', ''])
      expect(readLink({ type: 'JS', url: '', jsCode }), jsCode).toBeUndefined()
  })
})

test('an owner cannot take an address of the shop, nor one of a language, nor one that looks like a file', () => {
  for (const url of ['panier', 'boutique/rouge', 'admin', 'api/x', 'en', 'fr/x', 'theme', 'auth', 'droits'])
    expect(findUrlFault(url), url).toBe('taken')
  for (const url of ['A', 'a b', 'a.css', '/a', 'a/', 'a//b', '../a', 'é', 'a?b', 'a;b', 'a%20b'])
    expect(findUrlFault(url), url).toBe('format')
  for (const url of ['', 'le-domaine', 'vins/rouges/2023', 'boutiques-amies']) expect(findUrlFault(url), url).toBeUndefined()
})

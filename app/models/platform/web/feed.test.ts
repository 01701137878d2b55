import { expect, test } from 'vitest'
import { writeFeed } from './feed.ts'

test('a feed says each thing once, and whatever an owner writes stays text', () => {
  const hostile = 'Vins & <fromages> ]]> "vieux"'
  const text = writeFeed({
    title: hostile,
    description: 'x',
    url: 'https://coteaux.test/',
    self: 'https://coteaux.test/rss.xml',
    items: [{ title: hostile, url: 'https://coteaux.test/actualites/a?b=1&c=2', summary: '</item>', date: '2026-03-01' }],
  })
  expect(text).toContain('<title>Vins &amp; &lt;fromages&gt; ]]&gt; &quot;vieux&quot;</title>')
  expect(text.match(/<item>/g)).toHaveLength(1)
  expect(text.match(/<\/item>/g)).toHaveLength(1)
  expect(text).toContain('<guid>https://coteaux.test/actualites/a?b=1&amp;c=2</guid>')
  expect(text).toContain('<pubDate>Sun, 01 Mar 2026 06:00:00 GMT</pubDate>')
})

test('signs that XML may not hold, as some programs paste them, do not spoil a feed', () => {
  const feed = { title: 'x', description: 'x', url: 'https://coteaux.test/', self: 'https://coteaux.test/rss.xml' }
  const title = 'Vin\u000bjaune \u0000\ufffe\ud800et paille 🍇\n'
  const text = writeFeed({ ...feed, items: [{ title, url: 'https://coteaux.test/a', summary: '', date: '2026-03-01' }] })
  expect(text).toContain('<title>Vin jaune    et paille 🍇\n</title>')
})

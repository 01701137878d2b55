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

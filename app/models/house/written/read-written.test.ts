import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { writeMarkup } from '../panel/rich-markup.ts'
import { readWritten, type Written } from './read-written.ts'

const { document } = new Window()

/** What a site would keep of it, in the signs of the plain editor. */
function kept(html: string): string {
  const place = document.createElement('div')
  place.innerHTML = html
  return writeMarkup(readWritten(place as unknown as Written))
}

test('what is written on the page is kept as paragraphs, headings, lists, quotes, links and emphasis', () => {
  expect(kept('<p>Un <strong>vin</strong> <em>de garde</em>, <a href="/boutique">à voir</a>.<br>Vite.</p>')).toBe(
    'Un **vin** _de garde_, [à voir](/boutique).\nVite.',
  )
  expect(kept('<h3>Le sol</h3><div>Des marnes</div><div><br></div><div>bleues</div>')).toBe('### Le sol\n\nDes marnes\n\nbleues')
  expect(kept('<ul><li>Un<ul><li>Deux<ul><li>Trois</li></ul></li></ul></li></ul><ol><li>Un</li></ol>')).toBe(
    '- Un\n\n  - Deux\n\n    Trois\n\n1. Un',
  )
  expect(kept('<blockquote>Un jour, <i>peut-être</i></blockquote><hr>')).toBe('> Un jour, _peut-être_\n\n---')
  expect(kept('<table><tr><th>An</th></tr><tr><td>2022</td></tr></table>')).toBe('| An |\n| 2022 |')
})

test('a paste from Word or a web page is cleaned: no script, style or foreign sign is kept, and every word is', () => {
  const word =
    '<style>p{color:red}</style><p class="MsoNormal" style="mso-x:y"><b>Nos</b>&nbsp;vins<o:p></o:p></p>' +
    '<p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>Blanc</p>' +
    '<p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·</span>Rouge</p>'
  expect(kept(word)).toBe('**Nos** vins\n\n- Blanc\n- Rouge')
  const docs =
    '<b style="font-weight:normal"><p><span style="font-weight:700">Fort</span> et <span style="font-style:italic">fin</span></p></b>'
  expect(kept(docs)).toBe('**Fort** et _fin_')
  const foul =
    '<p onclick="x()">a<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a>' +
    '<iframe src="https://pirate.test"></iframe><a href="//pirate.test">c</a></p><svg><text>d</text></svg>'
  expect(kept(foul)).toBe('abc')
})

test('spaces are those of French, whatever the browser made of them, and numbers keep theirs', () => {
  expect(kept('<p>&nbsp;Vraiment&nbsp; &nbsp;bon ! 1&nbsp;200 pieds </p>')).toBe('Vraiment bon\u00a0! 1\u00a0200 pieds')
})

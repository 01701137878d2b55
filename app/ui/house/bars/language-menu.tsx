import { href } from 'react-router'
import { frameTexts } from '#app/texts/site/frame.ts'
import { FrameIcon } from '../../site/icons/icon.tsx'
import type { SiteFrame } from './site-frame.ts'

/** The languages that the site speaks, where there is a choice. */
export function LanguageMenu({ languages }: Pick<SiteFrame, 'languages'>) {
  if (languages.length === 0) return null
  return (
    <details className="submenu languages" name="bar">
      <summary aria-label={frameTexts.languages}>
        <FrameIcon of="globe" />
        <span className="code">{languages.find(({ isCurrent }) => isCurrent)?.code.toUpperCase()}</span>
      </summary>
      <ul className="menu">
        {languages.map(({ code, label, isCurrent }) => (
          <li key={code}>
            <a
              className="entry"
              href={href('/langue/:code', { code })}
              lang={code}
              hrefLang={code}
              rel="nofollow"
              data-reload=""
              aria-current={isCurrent || undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import type { LegalKind } from '#app/models/site/law/legal.ts'
import { legalPages } from '#app/texts/site/legal/pages.ts'
import { RichText } from '../words/rich-text.tsx'
import { GuaranteeNotice } from './guarantee-notice.tsx'

export type LegalText = Answer<Contract['getLegalText']>

export type Version = { version: number; day: string }

/** A legal page as the screen needs it. */
export type LegalView = {
  kind: LegalKind
  title: string
  description: string
  text: LegalText['text']
  version: Version
  versions: Version[]
  isOld: boolean
}

/** A legal page, in the version that is in force or an older one. */
export function LegalScreen({ kind, title, version, versions, text, isOld }: LegalView) {
  return (
    <article className="wrap py-section legal">
      <h1>{title}</h1>
      <p className="version">{legalPages.versionOf(version.day)}</p>
      {isOld && (
        <p className="note">
          {legalPages.old} <a href={href(`/${kind}`)}>{legalPages.present}</a>
        </p>
      )}
      <RichText text={text} />
      {kind === 'sale-terms' && <GuaranteeNotice />}
      {versions.length > 1 && (
        <details className="versions">
          <summary>{legalPages.others}</summary>
          <ul>
            {versions.map((other) => (
              <li key={other.version}>
                <a href={href(`/${kind}/versions/:version`, { version: String(other.version) })} rel="nofollow">
                  {legalPages.versionOf(other.day)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}

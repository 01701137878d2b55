import type { Answer, Contract } from '#api/contract/index.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { ScreenHead } from '../frame/screen-head.tsx'

type Version = Answer<Contract['listPageVersions']>['versions'][number]
type Props = { title: string; path: string; versions: readonly Version[]; current: string | undefined }

/** The versions of a page, the newest first; each can be looked at, and put back. */
export function VersionList({ title, path, versions, current }: Props) {
  return (
    <>
      <ScreenHead back={{ href: `${path}/blocs`, label: draftTexts.back }} title={title} says={draftTexts.versionsSays} />
      <section className="sheet" aria-label={title}>
        {versions.length === 0 && <p className="muted">{draftTexts.noVersion}</p>}
        <ol className="blocks">
          {versions.map((version, place) => (
            <li key={version.id}>
              <p>
                <b>{draftTexts.version(version.number)}</b>{' '}
                {place === 0 && version.hash === current && <span className="tag">{draftTexts.current}</span>}
                <br />
                <span className="muted">
                  {[
                    `${draftTexts.causes[version.cause]}, ${sayLongMoment(version.createdAt)}`,
                    draftTexts.by(version.createdBy),
                  ].join(' ')}
                </span>
              </p>
              <form method="post" action={`${path}/versions/${version.id}`}>
                <Button act="voir" label={draftTexts.see} version={version} />
                {version.hash !== current && <Button act="retablir" label={draftTexts.restore} version={version} />}
              </form>
            </li>
          ))}
        </ol>
        {versions.length > 1 && <p className="muted small">{`${draftTexts.restore} : ${draftTexts.restoreSays}`}</p>}
      </section>
    </>
  )
}

function Button({ act, label, version }: { act: string; label: string; version: Version }) {
  return (
    <button type="submit" name="acte" value={act} className="more">
      {label}
      <span className="told"> {draftTexts.version(version.number)}</span>
    </button>
  )
}

import type { Entry } from '#app/models/panel/field.ts'
import sheet from '#app/styles/panel.css?url'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { workTexts } from '#app/texts/panel/work.ts'
import { KeptField } from './kept-field.tsx'

type Props = { action: string; logIn: string; kept: readonly Entry[] }

/** For whoever sends a form after their session has ended: what they wrote waits until they have logged in again. */
export function EndedSession({ action, logIn, kept }: Props) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${workTexts.endedTitle} · ${panelTexts.title}`}</title>
        <link rel="stylesheet" href={sheet} />
        <link rel="icon" href="/art/mark.svg" />
      </head>
      <body className="panel-page">
        <main className="alone" id="contenu">
          <h1>{workTexts.endedTitle}</h1>
          <p>{workTexts.endedSays}</p>
          <p className="actions">
            <a className="btn" href={logIn} target="_blank" rel="noopener">
              {workTexts.logIn}
            </a>
          </p>
          <form method="post" action={action}>
            {kept.map(([name, text]) => (
              <KeptField key={`${name}=${text}`} {...{ name, text }} />
            ))}
            <button type="submit" className="btn btn-line">
              {workTexts.sendAgain}
            </button>
          </form>
        </main>
      </body>
    </html>
  )
}

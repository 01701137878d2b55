import sheet from '#app/styles/panel.css?url'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { errors } from '#app/texts/site.ts'

type Props = { status: number; message: string }

/** Why a screen of the panel is not shown, and the way on. */
export function Refused({ status, message }: Props) {
  return (
    <section className="sheet" aria-label={message}>
      <p className="eyebrow">{status}</p>
      <h1>{message}</h1>
      <p className="actions">
        <a className="btn" href="/admin">
          {panelTexts.backToDay}
        </a>
      </p>
    </section>
  )
}

/** The same for who has no panel: nothing of it stands around. */
export function PlainRefusal({ status }: Props) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${status} · ${errors.notFound.text}`}</title>
        <link rel="stylesheet" href={sheet} />
      </head>
      <body className="panel-page">
        <main className="sheet">
          <p className="eyebrow">{status}</p>
          <h1>{errors.notFound.text}</h1>
          <p className="actions">
            <a className="btn" href="/">
              {errors.home}
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}

import { script as keepWork } from 'virtual:keep-work'
import type { ReactNode } from 'react'
import type { PanelFrame } from '#app/services/panel/panel-frame.server.ts'
import sheet from '#app/styles/panel.css?url'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { PanelIcon } from './icon.tsx'
import { Rail, Shortcuts } from './rail.tsx'

type Props = {
  frame: PanelFrame
  title: string
  action?: ReactNode
  script?: { script: string; sheet?: string }
  children: ReactNode
}

/** A screen of the panel as a whole document: its one small script keeps what is written, and nothing of it stands in the public site. */
export function PanelDocument({ frame, title, action, script, children }: Props) {
  const at = frame.email.lastIndexOf('@')
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${panelTexts.title}`}</title>
        <link rel="stylesheet" href={sheet} />
        {script?.sheet && <link rel="stylesheet" href={script.sheet} />}
        <script type="module" src={script?.script ?? keepWork} />
        <link rel="icon" href="/art/mark.svg" />
      </head>
      <body className="panel-page">
        <a className="skip" href="#contenu">
          {panelTexts.skip}
        </a>
        <div className="desk">
          <aside className="rail" aria-label={panelTexts.desks}>
            <div>
              <a className="brand" href="/">
                <img src={frame.logo} width="40" height="40" alt="" />
                <span>{frame.site}</span>
              </a>
              <Rail frame={frame} />
              <p className="me">
                <b>
                  {frame.email.slice(0, at)}
                  <wbr />
                  {frame.email.slice(at)}
                </b>
                <br />
                <a href="/mon-compte">{panelTexts.account}</a> · <a href="/deconnexion">{panelTexts.logOut}</a>
              </p>
            </div>
          </aside>
          <div>
            <header className="top">
              <details className="drawer">
                <summary>
                  <PanelIcon of="menu" />
                  <span className="told">{panelTexts.menu}</span>
                </summary>
                <Rail frame={frame} />
              </details>
              <a className="btn btn-line" href="/">
                {panelTexts.seeSite}
              </a>
              {action}
            </header>
            <main id="contenu">
              {frame.told && (
                <p className="note" role="status">
                  {frame.told}
                </p>
              )}
              {children}
            </main>
          </div>
        </div>
        <Shortcuts frame={frame} />
      </body>
    </html>
  )
}

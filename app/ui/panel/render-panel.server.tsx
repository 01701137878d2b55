import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The answer to a request for a screen of the panel: for this one person, and kept nowhere. */
export function answerPanel(document: ReactElement, status = 200): Response {
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(document)}`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

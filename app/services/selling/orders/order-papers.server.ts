import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import { paperTexts } from '#app/texts/selling/papers.ts'
import type { PaperLink } from '#app/ui/selling/orders/order-papers-view.ts'

/** The papers of the order that a link opens. */
export async function listPaperLinks({ api }: RequestContext, token: string): Promise<PaperLink[]> {
  const found = await api.listOrderPapers({ body: { token } })
  return found.ok ? found.value.papers.map((paper) => toLink(paper, token)) : []
}

/** One of them as a file; the order's own address is all the right it takes. */
export async function sendPaper({ api }: RequestContext, { token, file }: { token: string; file: string }): Promise<Response> {
  const found = await api.getOrderPaper({ body: { token, id: file.replace(/\.pdf$/, '') } })
  if (!found.ok && found.error.code === 'invalid') throwNotFound()
  return sendFile(orThrow(found))
}

type Paper = Answer<Contract['listOrderPapers']>['papers'][number]

function toLink({ id, kind, label }: Paper, token: string): PaperLink {
  const name = paperTexts.title(paperTexts.names[kind], label)
  return { name, href: href('/suivi/:token/papiers/:file', { token, file: `${id}.pdf` }) }
}

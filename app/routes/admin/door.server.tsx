import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { type Failure, statusOf } from '#app/models/outcome.ts'
import type { Entry } from '#app/models/panel/field.ts'
import { isStaff } from '#app/models/role.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { keepEntries, proofContext, proofField, proofFor, readBeside, screenBefore } from '#app/services/panel/proof.server.ts'
import { bringsPhotos, readWords } from '#app/services/panel/sent-photos.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { dropSession, findMember, loginFor } from '#app/services/session.server.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { proofTexts } from '#app/texts/panel/proof.ts'
import { errors } from '#app/texts/site.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { EndedSession } from '#app/ui/panel/ended-session.tsx'
import { ProofForm } from '#app/ui/panel/proof-form.tsx'
import { PlainRefusal, Refused } from '#app/ui/panel/refused.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'

type Asked = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** Every screen of the panel passes here: an act that wants a proof is asked for it, and goes through with what was typed. */
export const panelDoor: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  if (!/^\/admin(\/|$)/.test(url.pathname)) return next()
  const asked = { request, context, url }
  const need: { isNeeded: boolean; brought?: readonly Entry[] } = { isNeeded: false }
  context.set(proofContext, need)
  const typed = await readBeside(request)
  if ((typed || bringsPhotos(request)) && !(await findMember(request, context)))
    return keepForLogin(asked, typed ?? (await readWords(request)))
  const password = typed?.find(([name]) => name === proofField)?.[1]
  if (typed && password !== undefined) {
    const { api } = await requireStaff(asked)
    const proven = await api.confirmPassword({ body: { password } })
    if (!proven.ok) return askForProof(asked, typed, proven.error)
  }
  const response = await next()
  if (!need.isNeeded) return isBareRefusal(response) ? answerRefused(asked, response) : response
  const kept = typed ?? need.brought
  return kept ? askForProof(asked, kept) : redirect(proofFor(asked), 303)
}

/** The router tells what was thrown in JSON of its own, which says nothing of keeping it: people get it as a page. */
function isBareRefusal({ status, headers }: Response): boolean {
  const isJson = headers.get('Content-Type')?.startsWith('application/json') ?? false
  return status >= 400 && isJson && !headers.has('Cache-Control')
}

async function answerRefused(asked: Asked, { status, body }: Response): Promise<Response> {
  const told = (await new Response(body).json().catch(() => undefined)) as { message?: unknown } | undefined
  const known = status < 500 && typeof told?.message === 'string' ? told.message : errors.failed.text
  const message = status === statusOf.not_found ? panelTexts.missing : known
  const member = await findMember(asked.request, asked.context)
  if (!member || member.isLimited || !isStaff(member.role))
    return answerPanel(<PlainRefusal status={status} message={message} />, status)
  return answerPanel(
    <PanelDocument frame={await readPanelFrame(asked, member)} title={message}>
      <Refused status={status} message={message} />
    </PanelDocument>,
    status,
  )
}

/** Whoever sends a form after their session has ended keeps what they wrote. */
async function keepForLogin({ request, url }: Asked, typed: readonly Entry[]): Promise<Response> {
  const place = url.pathname + url.search
  const page = <EndedSession action={place} logIn={loginFor('/admin')} kept={keepEntries(typed)} />
  const answer = answerPanel(page, statusOf.unauthenticated)
  for (const [name, value] of await dropSession(request)) answer.headers.append(name, value)
  return answer
}

async function askForProof(asked: Asked, typed: readonly Entry[], refused?: Failure): Promise<Response> {
  const staff = await requireStaff(asked)
  const { pathname, search } = asked.url
  const fault = refused && (refused.fields?.password?.join(' ') ?? refused.message)
  return answerPanel(
    <PanelDocument frame={await readPanelFrame(asked, staff)} title={proofTexts.title}>
      <ProofForm
        action={pathname + search}
        email={staff.email}
        kept={keepEntries(typed)}
        back={screenBefore(asked)}
        fault={fault}
      />
    </PanelDocument>,
    statusOf[refused?.code ?? 'unproven'],
  )
}

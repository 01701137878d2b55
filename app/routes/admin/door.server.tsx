import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { type Failure, statusOf } from '#app/models/outcome.ts'
import type { Entry } from '#app/models/panel/field.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { keepEntries, proofContext, proofField, proofFor, readBeside, screenBefore } from '#app/services/panel/proof.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { proofTexts } from '#app/texts/panel/proof.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { ProofForm } from '#app/ui/panel/proof-form.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'

type Asked = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** Every screen of the panel passes here: an act that wants a proof is asked for it, and goes through with what was typed. */
export const panelDoor: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  if (!/^\/admin(\/|$)/.test(url.pathname)) return next()
  const asked = { request, context, url }
  const need = { isNeeded: false }
  context.set(proofContext, need)
  const typed = await readBeside(request)
  const password = typed?.find(([name]) => name === proofField)?.[1]
  if (typed && password !== undefined) {
    const { api } = await requireStaff(asked)
    const proven = await api.confirmPassword({ body: { password } })
    if (!proven.ok) return askForProof(asked, typed, proven.error)
  }
  const response = await next()
  if (!need.isNeeded) return response
  return typed ? askForProof(asked, typed) : redirect(proofFor(asked), 303)
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

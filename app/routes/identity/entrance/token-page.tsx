import type { ReactNode } from 'react'
import type { FormState } from '#app/ui/platform/forms/form-state.ts'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'

type Texts = { title: string; lead: string; submit: string }
export type TokenPageProps = {
  texts: Texts
  action: string
  token: string
  state: FormState | undefined
  /** What else can be done with the same link, on a page of its own. */
  other?: { label: string; path: string }
  children?: ReactNode
}

/**
 * The page that a mailed link opens: opening it does nothing yet, for mail programs open links by themselves.
 * Its form takes the token along to an address without it, and no other page is told where the visitor comes from.
 */
export function TokenPage({ texts, action, token: opened, state, other, children }: TokenPageProps) {
  // The form sends it along to an address without it.
  const token = state?.values.token ?? opened
  return (
    <div className="wrap screen narrow">
      <meta name="referrer" content="strict-origin" />
      <Screen title={texts.title} lead={texts.lead}>
        <PostForm name="jeton" action={action} state={state} submit={texts.submit}>
          <input type="hidden" name="token" value={token} />
          {children}
        </PostForm>
        {other && token && (
          <p>
            <a className="more" href={`${other.path}/${token}`}>
              {other.label}
            </a>
          </p>
        )}
      </Screen>
    </div>
  )
}

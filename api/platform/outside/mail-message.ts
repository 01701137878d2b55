import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/** The message as the mail library takes it: objects only, so that no text is ever read as a list of addresses. */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  const headers: Record<string, string> = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
  if (mail.unsubscribeUrl) {
    headers['List-Unsubscribe'] = `<${mail.unsubscribeUrl}>`
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click'
  }
  return {
    envelope: { from, to: [mail.to] },
    messageId: mail.messageId,
    date: mail.date,
    from: { name: mail.fromName, address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers,
    ...(mail.attachments?.length && {
      attachments: mail.attachments.map(({ name, type, content, cid }) => ({
        filename: name,
        contentType: type,
        content,
        ...(cid && { cid, contentDisposition: 'inline' as const }),
      })),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

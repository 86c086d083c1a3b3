/** Texts of `GuestLinksCard`. */
export const guestLinksCopy = {
  heading: 'Call with a guest',
  text: 'For somebody without an account, such as a carer or another clinic. Send the link, open the call, and let your guest in.',
  make: 'Make a link',
  link: 'Link to send',
  copy: 'Copy link',
  copied: 'Copied',
  open: 'Open call',
  withdraw: 'Withdraw link',
  /** Text such as “Works until 18:12 (52 min).”. */
  until: (time: string, minutes: number) =>
    `Works until ${time} (${minutes} min). Two people have room in the call.`,
  over: 'The time of this link is over; its call goes on.',
  confirm: {
    title: 'Withdraw this link?',
    text: 'Nobody can come in with it any more. A call on it ends at once.',
    action: 'Withdraw link',
  },
} as const;

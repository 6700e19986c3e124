/** Push notifications of this browser. */

import { api } from '../../wire/api';
import type { NewPush } from '../../wire/generated';

export type PushProblem = 'unsupported' | 'denied';

/** This browser's push subscription as the server stores it, or why there is none. */
export async function subscribe(): Promise<NewPush | PushProblem> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await api.get('/notices/push-key');
  try {
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint = '', keys } = made.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    return { kind: 'push', endpoint, keys: { p256dh, auth } };
  } catch {
    // Browsers without a push service, such as in a virtual machine.
    return 'unsupported';
  }
}

/** Whether this browser's person wants to be called at their turn: asked for once, by them, and never by itself. */

import { below } from "./below";
import { keep, recall } from "./keep";

const BUZZ = 200;

class Call {
  wanted = $state(recall("call", false));
  /** The browser says no. */
  refused = $state(false);

  /** Browsers call only from addresses they trust; a phone may still buzz. */
  get possible(): boolean {
    return "Notification" in window || "vibrate" in navigator;
  }

  async set(wanted: boolean): Promise<void> {
    this.refused = false;
    if (wanted && "Notification" in window) {
      const given = await Notification.requestPermission();
      this.refused = given === "denied" && !("vibrate" in navigator);
    }
    this.wanted = wanted && !this.refused;
    keep("call", this.wanted);
  }

  /** It is somebody's turn: a notification where the page cannot be seen, and a buzz. */
  ring(text: string, table: string): void {
    if (!this.wanted) return;
    navigator.vibrate?.(BUZZ);
    if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
    void notify(text, { tag: `tablee-${table}`, icon: below("/icon.svg"), data: `${location.origin}${location.pathname}` });
  }
}

/** By the page's worker where there is one, which a phone asks for; it finds the way back to the table by the address in `data`. */
async function notify(text: string, how: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(text, how);
  try {
    const shown = new Notification(text, how);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones let only a worker call, and there is none.
  }
}

export const call = new Call();

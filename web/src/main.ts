import { mount } from "svelte";
import App from "./App.svelte";
import { below } from "./lib/below";
import "./style.css";

const target = document.getElementById("page");
if (target) mount(App, { target });

// Opens the page without a network. Browsers have it only at addresses that they trust; elsewhere nothing is missing but that.
if (import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker?.register(below("/worker.js")).catch(() => undefined));
}

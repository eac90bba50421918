# A Homebrew formula; `cargo xtask release --from URL` fills in version, address and sums.
class Cloverleaf < Formula
  desc "Four road games on one table: play with friends or bots in your browser"
  version "@VERSION@"
  license any_of: ["MIT", "Apache-2.0"]

  on_linux do
    on_intel do
      url "@FROM@/cloverleaf-@VERSION@-x86_64-unknown-linux-musl.tar.gz"
      sha256 "@SUM_X86_64@"
    end
    on_arm do
      url "@FROM@/cloverleaf-@VERSION@-aarch64-unknown-linux-musl.tar.gz"
      sha256 "@SUM_ARM64@"
    end
  end

  def install
    bin.install "cloverleaf"
  end

  service do
    run [opt_bin/"cloverleaf", "serve", "--database", "sqlite:#{var}/cloverleaf.db"]
    keep_alive true
  end

  test do
    assert_match "Traffic Tango", shell_output("#{bin}/cloverleaf games")
  end
end

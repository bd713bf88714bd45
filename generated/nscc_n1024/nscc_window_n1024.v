// Window of each of 1024 congestion control contexts.
`default_nettype none

module nscc_window_n1024 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [9:0] ccc,
    input  wire [31:0] to_change,
    input  wire [23:0] to_least,
    input  wire [23:0] to_most,
    input  wire [32:0] to_low,
    input  wire [32:0] to_high,
    input  wire  [9:0] read,
    output reg  [23:0] window,
    output wire [23:0] seen
);

    reg         valid_1;
    reg         valid_2;
    reg   [9:0] at_1;
    reg   [9:0] at_2;
    wire [23:0] windows_word;
    wire  [9:0] windows_at;
    wire        windows_valid;
    wire [23:0] windows_seen_word;

    wire [23:0] windows_now = windows_word;
    wire [32:0] as_signed = {9'd0, windows_now};
    wire        is_low = $signed(as_signed) < $signed(to_low);
    wire        is_high = $signed(to_high) < $signed(as_signed);
    wire [23:0] sum = windows_now + to_change[23:0];
    wire [23:0] next = is_low ? to_least : is_high ? to_most : sum;
    wire [23:0] next_window = next;

    forwarding_ram_w24_d1024_l2 windows (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc),
        .enable (enable),
        .next   (next),
        .write  (1'b1),
        .word   (windows_word),
        .at     (windows_at),
        .valid  (windows_valid)
    );

    context_copy_w24_n1024 windows_seen (
        .clk    (clk),
        .enable (valid_2),
        .pdc    (at_2),
        .data   (next_window),
        .read   (read),
        .word   (windows_seen_word)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
        end
    end

    always @(posedge clk) begin
        at_1 <= ccc;
        at_2 <= at_1;
        window <= next;
    end

    assign seen = windows_seen_word;

    wire _unused_ok = &{1'b0, to_change[31:24], windows_at, windows_valid};

`ifdef FORMAL
    always @(posedge clk) if (!rst) window_within_its_limits: assert (!valid_2 || (next >= to_least && to_most >= next));
`endif

endmodule

`default_nettype wire

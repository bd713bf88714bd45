// Lowest RTT, and the largest window at it, of each of 256 congestion control contexts.
`default_nettype none

module nscc_base_rtt_n256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [7:0] ccc,
    input  wire        start,
    input  wire        lowers,
    input  wire [19:0] rtt,
    input  wire [19:0] first,
    input  wire [19:0] window_per_tick,
    input  wire [16:0] min_window,
    output wire [19:0] base_rtt,
    output wire [23:0] largest
);

    wire [19:0] bases_word;
    wire  [7:0] bases_at;
    wire        bases_valid;
    reg  [19:0] base;
    reg  [19:0] scale;
    reg  [39:0] partial;
    reg  [39:0] product;
    reg  [23:0] whole;
    reg  [23:0] at_least;

    wire [19:0] bases_now = bases_word;
    wire        lower = lowers && rtt < bases_now;
    wire [19:0] bases_next_choice = start ? first : lower ? rtt : bases_now;

    forwarding_ram_w20_d256_l2 bases (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc),
        .enable (enable),
        .next   (bases_next_choice),
        .write  (1'b1),
        .word   (bases_word),
        .at     (bases_at),
        .valid  (bases_valid)
    );

    always @(posedge clk) begin
        base <= bases_next_choice;
        scale <= window_per_tick;
        partial <= {20'd0, base} * {20'd0, scale};
        product <= partial;
        whole <= (|product[39:32]) ? {24{1'b1}} : product[31:8];
        at_least <= whole < {7'd0, min_window} ? {7'd0, min_window} : whole;
    end

    assign base_rtt = base;
    assign largest = at_least;

    wire _unused_ok = &{1'b0, bases_at, bases_valid, product[7:0]};

endmodule

`default_nettype wire

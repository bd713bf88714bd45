// Start_PSNs at random, apart from the last PSN of the same PDCID.
`default_nettype none

module start_psn (
    input  wire        clk,
    input  wire [14:0] pdc,
    input  wire [31:0] random,
    input  wire        used_valid,
    input  wire [14:0] used_pdc,
    input  wire [31:0] used_next,
    output wire [31:0] start_psn,
    output wire [15:0] last_psn
);

    reg  [15:0] last_psns_rdata;
    reg  [14:0] upper_fetch;
    reg  [14:0] upper_part;
    reg  [15:0] last_part;
    reg  [15:0] start_out;
    reg  [15:0] lower_fetch;
    reg  [15:0] lower_part;
    reg  [15:0] lower_out;
    reg  [15:0] last_out;
    reg  [15:0] last_psns [0:32767];

    wire [14:0] upper = (|random[30:16]) ? random[30:16] : 15'd1;
    wire [15:0] lower = random[15:0];
    wire [15:0] last = last_psns_rdata;
    wire        start_below = {1'b0, upper_part} - last_part + 16'd2 < 16'd5;
    wire [15:0] start = start_below ? last_part + 16'd3 : {1'b0, upper_part};

    always @(posedge clk) begin
        last_psns_rdata <= last_psns[pdc];
        if (used_valid) last_psns[used_pdc] <= used_next[31:16];
    end

    always @(posedge clk) begin
        upper_fetch <= upper;
        upper_part <= upper_fetch;
        last_part <= last;
        start_out <= start;
        lower_fetch <= lower;
        lower_part <= lower_fetch;
        lower_out <= lower_part;
        last_out <= last_part;
    end

    assign start_psn = {start_out, lower_out};
    assign last_psn = last_out;

    wire _unused_ok = &{1'b0, random[31], used_next[15:0]};

endmodule

`default_nettype wire

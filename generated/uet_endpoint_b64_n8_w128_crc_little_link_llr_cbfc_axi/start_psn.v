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
    reg  [15:0] last;
    reg  [14:0] upper_1;
    reg  [14:0] upper_2;
    reg  [15:0] lower_1;
    reg  [15:0] lower_2;
    reg  [15:0] lower_3;
    reg  [15:0] start;
    reg  [15:0] shown;
    reg  [15:0] last_psns [0:32767];

    wire [15:0] distance = {1'b0, upper_2} - last;

    always @(posedge clk) begin
        last_psns_rdata <= last_psns[pdc];
        if (used_valid) last_psns[used_pdc] <= used_next[31:16];
    end

    always @(posedge clk) begin
        last <= last_psns_rdata;
        upper_1 <= (|random[30:16]) ? random[30:16] : 15'd1;
        upper_2 <= upper_1;
        lower_1 <= random[15:0];
        lower_2 <= lower_1;
        lower_3 <= lower_2;
        start <= distance + 16'd2 < 16'd5 ? last + 16'd3 : {1'b0, upper_2};
        shown <= last;
    end

    assign start_psn = {start, lower_3};
    assign last_psn = shown;

    wire _unused_ok = &{1'b0, random[31], used_next[15:0]};

endmodule

`default_nettype wire

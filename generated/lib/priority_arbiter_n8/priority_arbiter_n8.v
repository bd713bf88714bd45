// Grants the lowest of 8 requests.
`default_nettype none

module priority_arbiter_n8 (
    input  wire       clk,
    input  wire       rst,
    input  wire [7:0] request,
    input  wire       accept,
    output wire [7:0] grant,
    output wire [2:0] index,
    output wire       valid
);

    assign valid = |request;
    wire [7:0] reached_1 = request | {request[6:0], 1'b0};
    wire [7:0] reached_2 = reached_1 | {reached_1[5:0], 2'd0};
    wire [7:0] reached_4 = reached_2 | {reached_2[3:0], 4'd0};
    assign grant = reached_4 & ~{reached_4[6:0], 1'b0};

    assign index = {|(grant & 8'd240), |(grant & 8'd204), |(grant & 8'd170)};

    wire _unused_ok = &{1'b0, clk, rst, accept};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_grant: assert ((grant & (grant - 8'd1)) == 8'd0);
    always @(posedge clk) if (!rst) grant_where_eligible: assert ((grant & ~request) == 8'd0);
    always @(posedge clk) if (!rst) grant_where_requested: assert ((|grant) == valid);
`endif

endmodule

`default_nettype wire

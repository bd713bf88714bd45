// Grants 4 requests in turn, each grant held until it is accepted.
`default_nettype none

module round_robin_n4_hold (
    input  wire       clk,
    input  wire       rst,
    input  wire [3:0] request,
    input  wire       accept,
    output wire [3:0] grant,
    output wire [1:0] index,
    output wire       valid
);

    reg  [3:0] held;
    reg        holding;
    reg  [2:0] above;

    wire [3:0] eligible = holding ? held : request;
    assign valid = |eligible;
    wire [3:0] ahead = eligible & {above, 1'b0};
    wire [3:0] ahead_1 = ahead | {ahead[2:0], 1'b0};
    wire [3:0] ahead_2 = ahead_1 | {ahead_1[1:0], 2'd0};
    wire [3:0] any_1 = eligible | {eligible[2:0], 1'b0};
    wire [3:0] any_2 = any_1 | {any_1[1:0], 2'd0};
    wire [3:0] reached = (|ahead) ? ahead_2 : any_2;
    assign grant = reached & ~{reached[2:0], 1'b0};

    always @(posedge clk) begin
        if (rst) begin
            held <= 4'd0;
            holding <= 1'b0;
            above <= 3'd0;
        end else begin
            if (valid && accept) begin
                above <= reached[2:0];
            end
            held <= grant;
            holding <= valid && !accept;
        end
    end

    assign index = {|(grant & 4'd12), |(grant & 4'd10)};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_held: assert ((held & (held - 4'd1)) == 4'd0);
    always @(posedge clk) if (!rst) holding_one: assert (!holding || (|held));
    always @(posedge clk) if (!rst) above_is_upper_run: assert (({above[1:0], 1'b0} & ~above) == 3'd0);
    always @(posedge clk) if (!rst) one_grant: assert ((grant & (grant - 4'd1)) == 4'd0);
    always @(posedge clk) if (!rst) grant_where_eligible: assert ((grant & ~eligible) == 4'd0);
    always @(posedge clk) if (!rst) grant_where_requested: assert ((|grant) == valid);
`endif

endmodule

`default_nettype wire

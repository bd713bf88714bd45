// Grants 2 requests in turn, each grant held until it is accepted.
`default_nettype none

module round_robin_n2_hold (
    input  wire       clk,
    input  wire       rst,
    input  wire [1:0] request,
    input  wire       accept,
    output wire [1:0] grant,
    output wire       index,
    output wire       valid
);

    reg  [1:0] held;
    reg        holding;
    reg        above;

    wire [1:0] eligible = holding ? held : request;
    assign valid = |eligible;
    wire [1:0] ahead = eligible & {above, 1'b0};
    wire [1:0] ahead_1 = ahead | {ahead[0], 1'b0};
    wire [1:0] any_1 = eligible | {eligible[0], 1'b0};
    wire [1:0] reached = (|ahead) ? ahead_1 : any_1;
    assign grant = reached & ~{reached[0], 1'b0};

    always @(posedge clk) begin
        if (rst) begin
            held <= 2'd0;
            holding <= 1'b0;
            above <= 1'b0;
        end else begin
            if (valid && accept) begin
                above <= reached[0];
            end
            held <= grant;
            holding <= valid && !accept;
        end
    end

    assign index = |(grant & 2'd2);

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_held: assert ((held & (held - 2'd1)) == 2'd0);
    always @(posedge clk) if (!rst) holding_one: assert (!holding || (|held));
    always @(posedge clk) if (!rst) one_grant: assert ((grant & (grant - 2'd1)) == 2'd0);
    always @(posedge clk) if (!rst) grant_where_eligible: assert ((grant & ~eligible) == 2'd0);
    always @(posedge clk) if (!rst) grant_where_requested: assert ((|grant) == valid);
`endif

endmodule

`default_nettype wire

// Grants 8 requests in turn.
`default_nettype none

module round_robin_n8 (
    input  wire       clk,
    input  wire       rst,
    input  wire [7:0] request,
    input  wire       accept,
    output wire [7:0] grant,
    output wire [2:0] index,
    output wire       valid
);

    reg  [6:0] above;

    assign valid = |request;
    wire [7:0] ahead = request & {above, 1'b0};
    wire [7:0] ahead_1 = ahead | {ahead[6:0], 1'b0};
    wire [7:0] ahead_2 = ahead_1 | {ahead_1[5:0], 2'd0};
    wire [7:0] ahead_4 = ahead_2 | {ahead_2[3:0], 4'd0};
    wire [7:0] any_1 = request | {request[6:0], 1'b0};
    wire [7:0] any_2 = any_1 | {any_1[5:0], 2'd0};
    wire [7:0] any_4 = any_2 | {any_2[3:0], 4'd0};
    wire [7:0] reached = (|ahead) ? ahead_4 : any_4;
    assign grant = reached & ~{reached[6:0], 1'b0};

    always @(posedge clk) begin
        if (rst) begin
            above <= 7'd0;
        end else begin
            if (valid && accept) begin
                above <= reached[6:0];
            end
        end
    end

    assign index = {|(grant & 8'd240), |(grant & 8'd204), |(grant & 8'd170)};

`ifdef FORMAL
    always @(posedge clk) if (!rst) above_is_upper_run: assert (({above[5:0], 1'b0} & ~above) == 7'd0);
    always @(posedge clk) if (!rst) one_grant: assert ((grant & (grant - 8'd1)) == 8'd0);
    always @(posedge clk) if (!rst) grant_where_eligible: assert ((grant & ~request) == 8'd0);
    always @(posedge clk) if (!rst) grant_where_requested: assert ((|grant) == valid);
`endif

endmodule

`default_nettype wire

// Grants 32 requests in turn.
`default_nettype none

module round_robin_n32 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] request,
    input  wire        accept,
    output wire [31:0] grant,
    output wire  [4:0] index,
    output wire        valid
);

    reg  [30:0] above;

    assign valid = |request;
    wire [31:0] ahead = request & {above, 1'b0};
    wire [31:0] ahead_1 = ahead | {ahead[30:0], 1'b0};
    wire [31:0] ahead_2 = ahead_1 | {ahead_1[29:0], 2'd0};
    wire [31:0] ahead_4 = ahead_2 | {ahead_2[27:0], 4'd0};
    wire [31:0] ahead_8 = ahead_4 | {ahead_4[23:0], 8'd0};
    wire [31:0] ahead_16 = ahead_8 | {ahead_8[15:0], 16'd0};
    wire [31:0] any_1 = request | {request[30:0], 1'b0};
    wire [31:0] any_2 = any_1 | {any_1[29:0], 2'd0};
    wire [31:0] any_4 = any_2 | {any_2[27:0], 4'd0};
    wire [31:0] any_8 = any_4 | {any_4[23:0], 8'd0};
    wire [31:0] any_16 = any_8 | {any_8[15:0], 16'd0};
    wire [31:0] reached = (|ahead) ? ahead_16 : any_16;
    assign grant = reached & ~{reached[30:0], 1'b0};

    always @(posedge clk) begin
        if (rst) begin
            above <= 31'd0;
        end else begin
            if (valid && accept) begin
                above <= reached[30:0];
            end
        end
    end

    assign index = {
        |(grant & 32'hffff0000),
        |(grant & 32'hff00ff00),
        |(grant & 32'hf0f0f0f0),
        |(grant & 32'hcccccccc),
        |(grant & 32'haaaaaaaa)
    };

`ifdef FORMAL
    always @(posedge clk) if (!rst) above_is_upper_run: assert (({above[29:0], 1'b0} & ~above) == 31'd0);
    always @(posedge clk) if (!rst) one_grant: assert ((grant & (grant - 32'd1)) == 32'd0);
    always @(posedge clk) if (!rst) grant_where_eligible: assert ((grant & ~request) == 32'd0);
    always @(posedge clk) if (!rst) grant_where_requested: assert ((|grant) == valid);
`endif

endmodule

`default_nettype wire

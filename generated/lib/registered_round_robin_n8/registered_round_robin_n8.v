// Registers the grants of round_robin_n8.
`default_nettype none

module registered_round_robin_n8 (
    input  wire       clk,
    input  wire       rst,
    input  wire [7:0] request,
    input  wire       accept,
    output reg  [7:0] grant,
    output reg  [2:0] index,
    output wire       valid
);

    wire [7:0] choice_grant;
    wire [2:0] choice_index;
    wire       choice_valid;

    assign valid = |(grant & request);
    wire free = accept || !valid;

    round_robin_n8 choice (
        .clk     (clk),
        .rst     (rst),
        .request (request),
        .accept  (free),
        .grant   (choice_grant),
        .index   (choice_index),
        .valid   (choice_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            grant <= 8'd0;
            index <= 3'd0;
        end else begin
            if (free) begin
                grant <= choice_grant;
                index <= choice_index;
            end
        end
    end

    wire _unused_ok = &{1'b0, choice_valid};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_grant: assert ((grant & (grant - 8'd1)) == 8'd0);
`endif

endmodule

`default_nettype wire

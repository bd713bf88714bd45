// Credits of one virtual channel at the sender: used, freed and consumed.
`default_nettype none

module cbfc_credit_account_c10 (
    input  wire        clk,
    input  wire        rst,
    input  wire        take,
    input  wire  [9:0] cost,
    input  wire        update,
    input  wire [14:0] count,
    input  wire        zero,
    output reg  [19:0] used,
    output reg  [19:0] freed,
    output wire [19:0] consumed,
    output wire        refused
);

    wire [15:0] beyond = {1'b0, count} - {1'b0, freed[14:0]};
    wire [19:0] ahead = {5'd0, beyond[14:0]};
    wire        possible = used >= ahead;
    wire        update_and_possible = update && possible;
    wire [19:0] returned = ahead & {20{update_and_possible}};
    wire [19:0] taken = {10'd0, cost} & {20{take}};

    always @(posedge clk) begin
        if (rst) begin
            used <= 20'd0;
            freed <= 20'd0;
        end else begin
            if (zero) begin
                used <= 20'd0;
                freed <= 20'd0;
            end else begin
                used <= used + taken - returned;
                if (update_and_possible) begin
                    freed <= {freed[19:15] + {4'd0, beyond[15]}, count};
                end
            end
        end
    end

    assign consumed = used + freed;
    assign refused = update && !possible;

endmodule

`default_nettype wire

// Grants one requester or a member of a group of 4, whichever was granted longer ago.
`default_nettype none

module least_recent_join_n4 (
    input  wire       clk,
    input  wire       rst,
    input  wire [3:0] group,
    input  wire       own,
    input  wire       accept,
    output wire       grants_own,
    output reg  [3:0] since
);

    wire overdue = |(group & since);
    assign grants_own = own && (overdue || !(|group));

    always @(posedge clk) begin
        if (rst) begin
            since <= 4'd0;
        end else begin
            if (accept) begin
                since <= (since | group) & {4{!grants_own}};
            end
        end
    end

endmodule

`default_nettype wire

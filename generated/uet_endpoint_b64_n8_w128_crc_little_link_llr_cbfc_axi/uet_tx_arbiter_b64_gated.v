// Joins the frames that answer and those of data.
`default_nettype none

module uet_tx_arbiter_b64_gated (
    input  wire         clk,
    input  wire         rst,
    input  wire         data_open,
    input  wire [511:0] replies_payload_data,
    input  wire  [63:0] replies_payload_keep,
    input  wire         replies_payload_last,
    input  wire         replies_payload_wrong,
    input  wire         replies_valid,
    output wire         replies_ready,
    input  wire [511:0] data_payload_data,
    input  wire  [63:0] data_payload_keep,
    input  wire         data_payload_last,
    input  wire         data_payload_wrong,
    input  wire         data_valid,
    output wire         data_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_wrong,
    output wire         down_valid,
    input  wire         down_ready
);

    reg        held;
    reg        of_data;
    reg  [4:0] passed;

    wire is_due = passed == 5'd16;
    wire chooses = data_valid && data_open && (!replies_valid || is_due);
    wire shows_data = held ? of_data : chooses;
    wire valid = shows_data ? data_valid : replies_valid;
    wire valid_and_down_ready = valid && down_ready;
    wire ends_choice = shows_data ? data_payload_last : replies_payload_last;
    wire ends = valid_and_down_ready && ends_choice;

    always @(posedge clk) begin
        if (rst) begin
            held <= 1'b0;
            of_data <= 1'b0;
            passed <= 5'd0;
        end else begin
            held <= held ? !ends : valid && !ends;
            of_data <= shows_data;
            if (ends) begin
                if (shows_data || !data_valid) begin
                    passed <= 5'd0;
                end else if (!is_due) begin
                    passed <= passed + 5'd1;
                end
            end
        end
    end

    assign replies_ready = down_ready && !shows_data;
    assign data_ready = down_ready && shows_data;
    assign down_payload_data = shows_data ? data_payload_data : replies_payload_data;
    assign down_payload_keep = shows_data ? data_payload_keep : replies_payload_keep;
    assign down_payload_last = ends_choice;
    assign down_payload_wrong = shows_data ? data_payload_wrong : replies_payload_wrong;
    assign down_valid = valid;

`ifdef FORMAL
    reg  begun;

    always @(posedge clk) begin
        if (rst) begin
            begun <= 1'b0;
        end else begin
            if (valid_and_down_ready) begin
                begun <= !ends_choice;
            end
        end
    end

    always @(posedge clk) if (!rst) no_pause_in_data: assert (!(held && of_data && begun) || data_valid);
    always @(posedge clk) if (!rst) data_is_not_starved: assert (passed <= 5'd16);
`endif

endmodule

`default_nettype wire

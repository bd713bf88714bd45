// Stream register of 560 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w560 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [3:0] up_payload_message_op,
    input  wire         up_payload_message_is_tagged,
    input  wire   [1:0] up_payload_message_mode,
    input  wire   [3:0] up_payload_message_lane,
    input  wire   [3:0] up_payload_message_traffic_class,
    input  wire   [3:0] up_payload_message_local,
    input  wire [127:0] up_payload_message_destination,
    input  wire  [23:0] up_payload_message_job_id,
    input  wire  [11:0] up_payload_message_pid_on_fep,
    input  wire  [11:0] up_payload_message_resource_index,
    input  wire   [7:0] up_payload_message_ri_generation,
    input  wire         up_payload_message_dc,
    input  wire  [63:0] up_payload_message_key,
    input  wire  [63:0] up_payload_message_offset,
    input  wire  [31:0] up_payload_message_initiator,
    input  wire         up_payload_message_has_header_data,
    input  wire  [63:0] up_payload_message_header_data,
    input  wire  [31:0] up_payload_message_length,
    input  wire  [31:0] up_payload_message_wr_id,
    input  wire         up_payload_message_back_enable,
    input  wire  [15:0] up_payload_message_back_pdcid,
    input  wire         up_payload_message_back_close,
    input  wire         up_payload_message_expects,
    input  wire  [15:0] up_payload_id,
    input  wire  [31:0] up_payload_beats,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [3:0] down_payload_message_op,
    output wire         down_payload_message_is_tagged,
    output wire   [1:0] down_payload_message_mode,
    output wire   [3:0] down_payload_message_lane,
    output wire   [3:0] down_payload_message_traffic_class,
    output wire   [3:0] down_payload_message_local,
    output wire [127:0] down_payload_message_destination,
    output wire  [23:0] down_payload_message_job_id,
    output wire  [11:0] down_payload_message_pid_on_fep,
    output wire  [11:0] down_payload_message_resource_index,
    output wire   [7:0] down_payload_message_ri_generation,
    output wire         down_payload_message_dc,
    output wire  [63:0] down_payload_message_key,
    output wire  [63:0] down_payload_message_offset,
    output wire  [31:0] down_payload_message_initiator,
    output wire         down_payload_message_has_header_data,
    output wire  [63:0] down_payload_message_header_data,
    output wire  [31:0] down_payload_message_length,
    output wire  [31:0] down_payload_message_wr_id,
    output wire         down_payload_message_back_enable,
    output wire  [15:0] down_payload_message_back_pdcid,
    output wire         down_payload_message_back_close,
    output wire         down_payload_message_expects,
    output wire  [15:0] down_payload_id,
    output wire  [31:0] down_payload_beats,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [3:0] held_message_op;
    reg          held_message_is_tagged;
    reg    [1:0] held_message_mode;
    reg    [3:0] held_message_lane;
    reg    [3:0] held_message_traffic_class;
    reg    [3:0] held_message_local;
    reg  [127:0] held_message_destination;
    reg   [23:0] held_message_job_id;
    reg   [11:0] held_message_pid_on_fep;
    reg   [11:0] held_message_resource_index;
    reg    [7:0] held_message_ri_generation;
    reg          held_message_dc;
    reg   [63:0] held_message_key;
    reg   [63:0] held_message_offset;
    reg   [31:0] held_message_initiator;
    reg          held_message_has_header_data;
    reg   [63:0] held_message_header_data;
    reg   [31:0] held_message_length;
    reg   [31:0] held_message_wr_id;
    reg          held_message_back_enable;
    reg   [15:0] held_message_back_pdcid;
    reg          held_message_back_close;
    reg          held_message_expects;
    reg   [15:0] held_id;
    reg   [31:0] held_beats;
    reg          full;

    wire ready = !full || down_ready;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_message_op <= up_payload_message_op;
            held_message_is_tagged <= up_payload_message_is_tagged;
            held_message_mode <= up_payload_message_mode;
            held_message_lane <= up_payload_message_lane;
            held_message_traffic_class <= up_payload_message_traffic_class;
            held_message_local <= up_payload_message_local;
            held_message_destination <= up_payload_message_destination;
            held_message_job_id <= up_payload_message_job_id;
            held_message_pid_on_fep <= up_payload_message_pid_on_fep;
            held_message_resource_index <= up_payload_message_resource_index;
            held_message_ri_generation <= up_payload_message_ri_generation;
            held_message_dc <= up_payload_message_dc;
            held_message_key <= up_payload_message_key;
            held_message_offset <= up_payload_message_offset;
            held_message_initiator <= up_payload_message_initiator;
            held_message_has_header_data <= up_payload_message_has_header_data;
            held_message_header_data <= up_payload_message_header_data;
            held_message_length <= up_payload_message_length;
            held_message_wr_id <= up_payload_message_wr_id;
            held_message_back_enable <= up_payload_message_back_enable;
            held_message_back_pdcid <= up_payload_message_back_pdcid;
            held_message_back_close <= up_payload_message_back_close;
            held_message_expects <= up_payload_message_expects;
            held_id <= up_payload_id;
            held_beats <= up_payload_beats;
        end
    end

    assign up_ready = ready;
    assign down_payload_message_op = held_message_op;
    assign down_payload_message_is_tagged = held_message_is_tagged;
    assign down_payload_message_mode = held_message_mode;
    assign down_payload_message_lane = held_message_lane;
    assign down_payload_message_traffic_class = held_message_traffic_class;
    assign down_payload_message_local = held_message_local;
    assign down_payload_message_destination = held_message_destination;
    assign down_payload_message_job_id = held_message_job_id;
    assign down_payload_message_pid_on_fep = held_message_pid_on_fep;
    assign down_payload_message_resource_index = held_message_resource_index;
    assign down_payload_message_ri_generation = held_message_ri_generation;
    assign down_payload_message_dc = held_message_dc;
    assign down_payload_message_key = held_message_key;
    assign down_payload_message_offset = held_message_offset;
    assign down_payload_message_initiator = held_message_initiator;
    assign down_payload_message_has_header_data = held_message_has_header_data;
    assign down_payload_message_header_data = held_message_header_data;
    assign down_payload_message_length = held_message_length;
    assign down_payload_message_wr_id = held_message_wr_id;
    assign down_payload_message_back_enable = held_message_back_enable;
    assign down_payload_message_back_pdcid = held_message_back_pdcid;
    assign down_payload_message_back_close = held_message_back_close;
    assign down_payload_message_expects = held_message_expects;
    assign down_payload_id = held_id;
    assign down_payload_beats = held_beats;
    assign down_valid = full;

endmodule

`default_nettype wire

// 64 regions of host memory by their keys: a packet in each clock, its address or code out.
`default_nettype none

module ses_memory_regions_s16_w4 (
    input  wire        clk,
    input  wire        rst,
    input  wire        packet_valid,
    input  wire  [5:0] packet_opcode,
    input  wire        packet_small,
    input  wire        packet_rudi,
    input  wire        packet_ie,
    input  wire [63:0] packet_key,
    input  wire [23:0] packet_job_id,
    input  wire [11:0] packet_resource,
    input  wire [63:0] packet_buffer_offset,
    input  wire [31:0] packet_message_offset,
    input  wire [13:0] packet_payload_length,
    input  wire [31:0] packet_request_length,
    input  wire  [5:0] settings_job_code,
    input  wire  [5:0] settings_right_code,
    input  wire  [5:0] settings_message_code,
    input  wire        settings_checks_message,
    input  wire        settings_atomics_need_all,
    output wire        ready,
    output wire        verdict_valid,
    output wire  [5:0] verdict_code,
    output wire [63:0] verdict_address,
    output wire [13:0] verdict_payload_length,
    output wire        done_valid,
    output wire  [2:0] done_status,
    output wire  [5:0] done_slot,
    input  wire        commands_payload_remove,
    input  wire [63:0] commands_payload_region_key,
    input  wire [63:0] commands_payload_region_base,
    input  wire [63:0] commands_payload_region_first,
    input  wire [63:0] commands_payload_region_length,
    input  wire        commands_payload_region_remote_read,
    input  wire        commands_payload_region_remote_write,
    input  wire        commands_payload_region_remote_atomic,
    input  wire        commands_payload_region_restricts_job,
    input  wire [23:0] commands_payload_region_job_id,
    input  wire        commands_payload_region_restricts_resource,
    input  wire [11:0] commands_payload_region_resource,
    input  wire        commands_valid,
    output wire        commands_ready
);

    reg   [64:0] base_end;
    reg   [64:0] first_end;
    reg          no_reserved;
    reg          legal;
    reg   [63:0] key_look_up;
    wire         keys_ready;
    wire         keys_hit;
    wire   [5:0] keys_slot;
    wire         keys_placed_valid;
    wire   [5:0] keys_placed_slot;
    wire         keys_done_valid;
    wire   [2:0] keys_done_status;
    wire   [5:0] keys_done_slot;
    wire         keys_commands_ready;
    reg  [233:0] regions_rdata;
    reg          has_key_fetch;
    reg          has_key_prepare;
    reg   [63:0] kept_prepare_base;
    reg   [63:0] kept_prepare_first;
    reg   [63:0] kept_prepare_length;
    reg          kept_prepare_remote_read;
    reg          kept_prepare_remote_write;
    reg          kept_prepare_remote_atomic;
    reg          kept_prepare_idempotent_safe;
    reg          kept_prepare_restricts_job;
    reg   [23:0] kept_prepare_job_id;
    reg          kept_prepare_restricts_resource;
    reg   [11:0] kept_prepare_resource;
    reg   [63:0] bytes_check_base;
    reg   [63:0] bytes_check_first;
    reg   [63:0] bytes_check_length;
    reg   [63:0] bytes_check_offset;
    reg   [31:0] bytes_check_message_offset;
    reg   [13:0] bytes_check_payload_length;
    reg   [31:0] bytes_check_request_length;
    reg    [5:0] kind_check_opcode;
    reg          kind_check_rudi;
    reg          kind_check_ie;
    reg          rights_check_hit;
    reg          rights_check_remote_read;
    reg          rights_check_remote_write;
    reg          rights_check_remote_atomic;
    reg          rights_check_idempotent_safe;
    reg          rights_check_job_fits;
    reg          rights_check_resource_fits;
    wire   [5:0] check_code;
    wire  [63:0] check_address;
    reg          valid_look_up;
    reg          valid_compare_0;
    reg          valid_compare_1;
    reg          valid_compare_2;
    reg          valid_compare_3;
    reg          valid_read;
    reg          valid_fetch;
    reg          valid_prepare;
    reg          valid_check;
    reg          valid_checked_0;
    reg          valid_checked_1;
    reg          valid_checked_2;
    reg          valid_out;
    wire   [5:0] packet_prepare_later_q_opcode;
    wire         packet_prepare_later_q_small;
    wire         packet_prepare_later_q_rudi;
    wire         packet_prepare_later_q_ie;
    wire  [23:0] packet_prepare_later_q_job_id;
    wire  [11:0] packet_prepare_later_q_resource;
    wire  [63:0] packet_prepare_later_q_buffer_offset;
    wire  [31:0] packet_prepare_later_q_message_offset;
    wire  [13:0] packet_prepare_later_q_payload_length;
    wire  [31:0] packet_prepare_later_q_request_length;
    wire   [1:0] key_kind_prepare_later_q;
    wire  [13:0] bytes_here_out_later_q;
    (* no_rw_check *)
    reg  [233:0] regions [0:63];

    wire  [1:0] key_kind = key_look_up[63:62];
    wire        has_key = keys_hit;
    wire [63:0] kept_base = regions_rdata[233:170];
    wire [63:0] kept_first = regions_rdata[169:106];
    wire [63:0] kept_length = regions_rdata[105:42];
    wire        kept_remote_read = regions_rdata[41];
    wire        kept_remote_write = regions_rdata[40];
    wire        kept_remote_atomic = regions_rdata[39];
    wire        kept_idempotent_safe = regions_rdata[38];
    wire        kept_restricts_job = regions_rdata[37];
    wire [23:0] kept_job_id = regions_rdata[36:13];
    wire        kept_restricts_resource = regions_rdata[12];
    wire [11:0] kept_resource = regions_rdata[11:0];
    wire  [5:0] packet_prepare_opcode = packet_prepare_later_q_opcode;
    wire        packet_prepare_small = packet_prepare_later_q_small;
    wire        packet_prepare_rudi = packet_prepare_later_q_rudi;
    wire        packet_prepare_ie = packet_prepare_later_q_ie;
    wire [23:0] packet_prepare_job_id = packet_prepare_later_q_job_id;
    wire [11:0] packet_prepare_resource = packet_prepare_later_q_resource;
    wire [63:0] packet_prepare_buffer_offset = packet_prepare_later_q_buffer_offset;
    wire [31:0] packet_prepare_message_offset = packet_prepare_later_q_message_offset;
    wire [13:0] packet_prepare_payload_length = packet_prepare_later_q_payload_length;
    wire [31:0] packet_prepare_request_length = packet_prepare_later_q_request_length;
    wire  [1:0] key_kind_prepare = key_kind_prepare_later_q;
    wire        rights_hit_term = !(key_kind_prepare[0] && !packet_prepare_small);
    wire        rights_hit_term_2 = rights_hit_term || key_kind_prepare[1] == kept_prepare_idempotent_safe;
    wire        rights_hit = has_key_prepare && rights_hit_term_2;
    wire        rights_remote_read = kept_prepare_remote_read;
    wire        rights_remote_write = kept_prepare_remote_write;
    wire        rights_remote_atomic = kept_prepare_remote_atomic;
    wire        rights_idempotent_safe = kept_prepare_idempotent_safe;
    wire        rights_job_fits = !kept_prepare_restricts_job || kept_prepare_job_id == packet_prepare_job_id;
    wire        rights_resource_fits_match = kept_prepare_resource == packet_prepare_resource;
    wire        rights_resource_fits = !kept_prepare_restricts_resource || rights_resource_fits_match;
    wire [63:0] bytes_base = kept_prepare_base;
    wire [63:0] bytes_first = kept_prepare_first;
    wire [63:0] bytes_length = kept_prepare_length;
    wire [63:0] bytes_offset = packet_prepare_buffer_offset;
    wire [31:0] bytes_message_offset = packet_prepare_message_offset;
    wire [13:0] bytes_payload_length = packet_prepare_payload_length;
    wire [31:0] bytes_request_length = packet_prepare_request_length;
    wire  [5:0] kind_opcode = packet_prepare_opcode;
    wire        kind_rudi = packet_prepare_rudi;
    wire        kind_ie = packet_prepare_ie;
    wire [13:0] bytes_here = bytes_check_payload_length;
    wire [13:0] bytes_here_out = bytes_here_out_later_q;
    wire [64:0] base_end_word = {1'b0, commands_payload_region_length};
    wire        no_reserved_term = (|commands_payload_region_key[55:12]) && commands_payload_region_key[62];
    wire        legal_term = !first_end[64] || !(|first_end[63:0]);
    wire        legal_term_2 = (!base_end[64] || !(|base_end[63:0])) && legal_term;

    ses_key_table_k64_s16_w4_d12 keys (
        .clk                     (clk),
        .rst                     (rst),
        .lookup                  ({key_look_up[63] && !key_look_up[62], key_look_up[62:0]}),
        .legal                   (legal),
        .ready                   (keys_ready),
        .hit                     (keys_hit),
        .slot                    (keys_slot),
        .placed_valid            (keys_placed_valid),
        .placed_slot             (keys_placed_slot),
        .done_valid              (keys_done_valid),
        .done_status             (keys_done_status),
        .done_slot               (keys_done_slot),
        .commands_payload_remove (commands_payload_remove),
        .commands_payload_key    ({
        commands_payload_region_key[63] && !commands_payload_region_key[62],
        commands_payload_region_key[62:0]
    }),
        .commands_valid          (commands_valid),
        .commands_ready          (keys_commands_ready)
    );

    ses_region_check_a64_m32_p14 check (
        .clk                       (clk),
        .kind_opcode               (kind_check_opcode),
        .kind_rudi                 (kind_check_rudi),
        .kind_ie                   (kind_check_ie),
        .offset                    (bytes_check_offset),
        .message_offset            (bytes_check_message_offset),
        .payload_length            (bytes_check_payload_length),
        .request_length            (bytes_check_request_length),
        .rights_hit                (rights_check_hit),
        .rights_remote_read        (rights_check_remote_read),
        .rights_remote_write       (rights_check_remote_write),
        .rights_remote_atomic      (rights_check_remote_atomic),
        .rights_idempotent_safe    (rights_check_idempotent_safe),
        .rights_job_fits           (rights_check_job_fits),
        .rights_resource_fits      (rights_check_resource_fits),
        .base                      (bytes_check_base),
        .first                     (bytes_check_first),
        .length                    (bytes_check_length),
        .settings_job_code         (settings_job_code),
        .settings_right_code       (settings_right_code),
        .settings_message_code     (settings_message_code),
        .settings_checks_message   (settings_checks_message),
        .settings_atomics_need_all (settings_atomics_need_all),
        .code                      (check_code),
        .address                   (check_address)
    );

    delay_w187_c8 packet_prepare_later (
        .clk              (clk),
        .d_opcode         (packet_opcode),
        .d_small          (packet_small),
        .d_rudi           (packet_rudi),
        .d_ie             (packet_ie),
        .d_job_id         (packet_job_id),
        .d_resource       (packet_resource),
        .d_buffer_offset  (packet_buffer_offset),
        .d_message_offset (packet_message_offset),
        .d_payload_length (packet_payload_length),
        .d_request_length (packet_request_length),
        .q_opcode         (packet_prepare_later_q_opcode),
        .q_small          (packet_prepare_later_q_small),
        .q_rudi           (packet_prepare_later_q_rudi),
        .q_ie             (packet_prepare_later_q_ie),
        .q_job_id         (packet_prepare_later_q_job_id),
        .q_resource       (packet_prepare_later_q_resource),
        .q_buffer_offset  (packet_prepare_later_q_buffer_offset),
        .q_message_offset (packet_prepare_later_q_message_offset),
        .q_payload_length (packet_prepare_later_q_payload_length),
        .q_request_length (packet_prepare_later_q_request_length)
    );

    delay_w2_c7 key_kind_prepare_later (
        .clk (clk),
        .d   (key_kind),
        .q   (key_kind_prepare_later_q)
    );

    delay_w14_c4 bytes_here_out_later (
        .clk (clk),
        .d   (bytes_here),
        .q   (bytes_here_out_later_q)
    );

    always @(posedge clk) begin
        regions_rdata <= regions[keys_slot];
        if (keys_placed_valid) regions[keys_placed_slot] <= {
        commands_payload_region_base,
        commands_payload_region_first,
        commands_payload_region_length,
        commands_payload_region_remote_read,
        commands_payload_region_remote_write,
        commands_payload_region_remote_atomic,
        commands_payload_region_key[63],
        commands_payload_region_restricts_job,
        commands_payload_region_job_id,
        commands_payload_region_restricts_resource,
        commands_payload_region_resource
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_look_up <= 1'b0;
            valid_compare_0 <= 1'b0;
            valid_compare_1 <= 1'b0;
            valid_compare_2 <= 1'b0;
            valid_compare_3 <= 1'b0;
            valid_read <= 1'b0;
            valid_fetch <= 1'b0;
            valid_prepare <= 1'b0;
            valid_check <= 1'b0;
            valid_checked_0 <= 1'b0;
            valid_checked_1 <= 1'b0;
            valid_checked_2 <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            valid_look_up <= packet_valid;
            valid_compare_0 <= valid_look_up;
            valid_compare_1 <= valid_compare_0;
            valid_compare_2 <= valid_compare_1;
            valid_compare_3 <= valid_compare_2;
            valid_read <= valid_compare_3;
            valid_fetch <= valid_read;
            valid_prepare <= valid_fetch;
            valid_check <= valid_prepare;
            valid_checked_0 <= valid_check;
            valid_checked_1 <= valid_checked_0;
            valid_checked_2 <= valid_checked_1;
            valid_out <= valid_checked_2;
        end
    end

    always @(posedge clk) begin
        base_end <= {1'b0, commands_payload_region_base} + base_end_word;
        first_end <= {1'b0, commands_payload_region_first} + base_end_word;
        no_reserved <= !((|commands_payload_region_key[61:56]) || no_reserved_term);
        legal <= legal_term_2 && no_reserved;
        key_look_up <= packet_key;
        has_key_fetch <= has_key;
        has_key_prepare <= has_key_fetch;
        kept_prepare_base <= kept_base;
        kept_prepare_first <= kept_first;
        kept_prepare_length <= kept_length;
        kept_prepare_remote_read <= kept_remote_read;
        kept_prepare_remote_write <= kept_remote_write;
        kept_prepare_remote_atomic <= kept_remote_atomic;
        kept_prepare_idempotent_safe <= kept_idempotent_safe;
        kept_prepare_restricts_job <= kept_restricts_job;
        kept_prepare_job_id <= kept_job_id;
        kept_prepare_restricts_resource <= kept_restricts_resource;
        kept_prepare_resource <= kept_resource;
        bytes_check_base <= bytes_base;
        bytes_check_first <= bytes_first;
        bytes_check_length <= bytes_length;
        bytes_check_offset <= bytes_offset;
        bytes_check_message_offset <= bytes_message_offset;
        bytes_check_payload_length <= bytes_payload_length;
        bytes_check_request_length <= bytes_request_length;
        kind_check_opcode <= kind_opcode;
        kind_check_rudi <= kind_rudi;
        kind_check_ie <= kind_ie;
        rights_check_hit <= rights_hit;
        rights_check_remote_read <= rights_remote_read;
        rights_check_remote_write <= rights_remote_write;
        rights_check_remote_atomic <= rights_remote_atomic;
        rights_check_idempotent_safe <= rights_idempotent_safe;
        rights_check_job_fits <= rights_job_fits;
        rights_check_resource_fits <= rights_resource_fits;
    end

    assign ready = keys_ready;
    assign verdict_valid = valid_out;
    assign verdict_code = check_code;
    assign verdict_address = check_address;
    assign verdict_payload_length = bytes_here_out;
    assign done_valid = keys_done_valid;
    assign done_status = keys_done_status;
    assign done_slot = keys_done_slot;
    assign commands_ready = keys_commands_ready;

endmodule

`default_nettype wire
